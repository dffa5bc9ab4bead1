/** A colour that every program can read: many support neither oklch nor alpha within a colour. */
export interface Colour {
  /** '#2f6fed', or 'none'. */
  hex: string
  opacity: number
}

/** Resolves CSS colours by painting with them. */
export function exactColours(): (colour: string) => Colour {
  const cached = new Map<string, Colour>()
  const pen = document.createElement('canvas').getContext('2d', { willReadFrequently: true })
  return (colour) => {
    const before = cached.get(colour)
    if (before || !pen || colour === 'none') return before ?? { hex: colour, opacity: 1 }
    pen.clearRect(0, 0, 1, 1)
    pen.fillStyle = colour
    pen.fillRect(0, 0, 1, 1)
    const [red = 0, green = 0, blue = 0, alpha = 0] = pen.getImageData(0, 0, 1, 1).data
    const hex = `#${[red, green, blue].map((part) => part.toString(16).padStart(2, '0')).join('')}`
    const read = alpha === 0 ? { hex: 'none', opacity: 1 } : { hex, opacity: Number((alpha / 255).toFixed(2)) }
    cached.set(colour, read)
    return read
  }
}
