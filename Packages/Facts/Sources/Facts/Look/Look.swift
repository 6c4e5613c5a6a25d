// The look that screens share: a night sky with a picture of a number in it, the number itself,
// the card around both, and the button that logs out.
//
// Sky: SkyColor. NumberPicture: Constellation, DigitSpiral. Numeral: Digit.
