/** The chart's colours, in CSS level 3 syntax. */
export interface ChartColours {
  surface: string
  line: string
  text: string
  muted: string
  pressed: string
  long: string
  /** Background of the last-price label: light or dark enough for the black or white text that the library puts on it. */
  longMark: string
  short: string
  shortMark: string
  warn: string
  font: string
}

const OKLCH = /^oklch\(\s*([\d.]+)(%?)\s+([\d.]+)\s+([\d.]+)(?:deg)?\s*\)$/

/**
 * 'oklch(80% 0.108 174)' as '#6ad5b8': the drawing library cannot parse oklch. Everything else is returned unchanged.
 * Uses Björn Ottosson's matrices; values outside sRGB are clipped.
 */
export function plainColour(colour: string): string {
  const read = OKLCH.exec(colour.trim())
  if (!read) return colour.trim()
  const [, lightness = '', unit, chroma = '', hue = ''] = read
  const L = Number(lightness) / (unit === '%' ? 100 : 1)
  const turn = (Number(hue) * Math.PI) / 180
  const [a, b] = [Number(chroma) * Math.cos(turn), Number(chroma) * Math.sin(turn)]
  const l = (L + 0.3963377774 * a + 0.2158037573 * b) ** 3
  const m = (L - 0.1055613458 * a - 0.0638541728 * b) ** 3
  const s = (L - 0.0894841775 * a - 1.291485548 * b) ** 3
  const linear = [
    4.0767416621 * l - 3.3077115913 * m + 0.2309699292 * s,
    -1.2684380046 * l + 2.6097574011 * m - 0.3413193965 * s,
    -0.0041960863 * l - 0.7034186147 * m + 1.707614701 * s,
  ]
  const bytes = linear.map((value) => {
    const encoded = value <= 0.0031308 ? 12.92 * value : 1.055 * value ** (1 / 2.4) - 0.055
    return Math.round(255 * Math.min(1, Math.max(0, encoded)))
  })
  return `#${bytes.map((byte) => byte.toString(16).padStart(2, '0')).join('')}`
}

/** The page's current colours: the tokens of src/ui/styles/tokens.css in the current theme. */
export function chartColours(): ChartColours {
  const style = getComputedStyle(document.documentElement)
  const token = (name: string) => plainColour(style.getPropertyValue(`--color-${name}`))
  return {
    surface: token('surface'),
    line: token('line'),
    text: token('text'),
    muted: token('text-3'),
    pressed: token('surface-press'),
    long: token('long'),
    longMark: token('long-solid-hover'),
    short: token('short'),
    shortMark: token('short-solid-hover'),
    warn: token('warn'),
    font: style.fontFamily,
  }
}
