import CoreViews
import Foundation

extension Word {
  /// What is drawn: shapes, gradients, pictures.
  @WordsBuilder static var shapes: [Word] {
    Word("Circle") { Circle().frame(width: 64, height: 64) }
    Word("Capsule") { Capsule().frame(width: 96, height: 48) }
    Word("Ellipse") { Ellipse().frame(width: 96, height: 64) }
    Word("Rectangle") { Rectangle().frame(width: 64, height: 32) }
    Word("RoundedRectangle") {
      RoundedRectangle(cornerRadius: 16).frame(width: 96, height: 64)
    }
    Word("UnevenRoundedRectangle") {
      UnevenRoundedRectangle(topLeadingRadius: 32).frame(width: 96, height: 64)
    }
    Word("Path") {
      Path { path in
        path.move(to: .zero)
        path.addLine(to: CGPoint(x: 64, y: 64))
      }
      .stroke()
      .frame(width: 64, height: 64)
    }
    Word("Canvas") {
      Canvas { context, size in
        context.fill(Path(CGRect(origin: .zero, size: size)), with: .color(.blue))
      }
      .frame(width: 64, height: 32)
    }
    Word("Color") { Color.red.frame(width: 64, height: 32) }
    Word("LinearGradient") {
      LinearGradient(colors: [.red, .blue], startPoint: .leading, endPoint: .trailing)
        .frame(width: 64, height: 32)
    }
    Word("RadialGradient") {
      RadialGradient(colors: [.red, .blue], center: .center, startRadius: 0, endRadius: 32)
        .frame(width: 64, height: 32)
    }
    Word("EllipticalGradient") {
      EllipticalGradient(colors: [.red, .blue]).frame(width: 64, height: 32)
    }
    Word("AngularGradient") {
      AngularGradient(colors: [.red, .blue], center: .center).frame(width: 64, height: 32)
    }
    Word("Image") { Image(systemName: "star.fill") }
    Word("AsyncImage") { AsyncImage(url: nil) }
    Word("clipShape", Color.red.frame(width: 96, height: 64)) { $0.clipShape(Circle()) }
    Word("clipped") {
      HStack(spacing: 0) {
        Text("a long name of a boat").fixedSize().frame(width: 48).clipped()
        Text("|")
      }
    } without: {
      HStack(spacing: 0) {
        Text("a long name of a boat").fixedSize().frame(width: 48)
        Text("|")
      }
    }
    Word("cornerRadius", Text("Berth").padding().background(.red)) { $0.cornerRadius(8) }
    Word("mask", Color.red.frame(width: 96, height: 64)) { $0.mask { Circle() } }
    Word("rotationEffect", Rectangle().frame(width: 64, height: 16)) {
      $0.rotationEffect(.degrees(45))
    }
    Word("scaleEffect", Circle().frame(width: 64, height: 64)) { $0.scaleEffect(0.5) }
    Word("transformEffect", Text("Berth")) {
      $0.transformEffect(CGAffineTransform(translationX: 16, y: 16))
    }
    Word("projectionEffect", Text("Berth")) {
      $0.projectionEffect(ProjectionTransform(CGAffineTransform(translationX: 16, y: 16)))
    }
    Word("scaledToFill", Rectangle()) { $0.scaledToFill().frame(width: 64, height: 32) }
    Word("scaledToFit", Rectangle()) { $0.scaledToFit().frame(width: 64, height: 32) }
    Word("imageScale", Image(systemName: "star.fill")) { $0.imageScale(.large) }
    Word("symbolVariant", Image(systemName: "heart")) { $0.symbolVariant(.fill) }
    Word("symbolEffect", Image(systemName: "heart")) { $0.symbolEffect(.pulse) }
    Word("symbolEffectsRemoved", Image(systemName: "heart").symbolEffect(.pulse)) {
      $0.symbolEffectsRemoved()
    }
  }
}
