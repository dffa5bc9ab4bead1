import { ColorType } from 'lightweight-charts'
import { readOklch, toHex, toSrgb } from '../../../../domain/chart/oklch.ts'

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
  longVolume: string
  shortVolume: string
  font: string
}

/** 'oklch(80% 0.108 174)' as '#6ad5b8': the drawing library cannot parse oklch. Everything else is returned unchanged. */
export function plainColour(colour: string): string {
  const written = colour.trim()
  const read = readOklch(written)
  return read?.alpha === 1 ? toHex(toSrgb(read)) : written
}

/** A colour of the page, mostly transparent. */
const faint = (colour: string) => (/^#\w{6}$/.test(colour) ? `${colour}4d` : colour)

export const FORCED_COLOURS = '(forced-colors: active)'
/** A canvas is not redrawn in the colours that a user has forced upon the page. The drawing library resolves system colours. */
const FORCED: Omit<ChartColours, 'font'> = {
  surface: 'Canvas',
  line: 'GrayText',
  text: 'CanvasText',
  muted: 'CanvasText',
  pressed: 'Highlight',
  long: 'CanvasText',
  longMark: 'CanvasText',
  short: 'CanvasText',
  shortMark: 'CanvasText',
  longVolume: 'GrayText',
  shortVolume: 'GrayText',
}

/** The page's current colours: the tokens of src/ui/styles/tokens.css in the current theme, or the user's own. */
export function chartColours(): ChartColours {
  const style = getComputedStyle(document.documentElement)
  if (matchMedia(FORCED_COLOURS).matches) return { ...FORCED, font: style.fontFamily }
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
    longVolume: faint(token('long')),
    shortVolume: faint(token('short')),
    font: style.fontFamily,
  }
}

/** The library's options for them. */
export const colourOptions = ({ surface, muted, font, line, pressed }: ChartColours) => ({
  layout: { background: { type: ColorType.Solid as const, color: surface }, textColor: muted, fontFamily: font },
  grid: { vertLines: { color: line }, horzLines: { color: line } },
  rightPriceScale: { borderColor: line },
  timeScale: { borderColor: line },
  crosshair: {
    vertLine: { color: muted, labelBackgroundColor: pressed },
    horzLine: { color: muted, labelBackgroundColor: pressed },
  },
})
