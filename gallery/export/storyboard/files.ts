import tokensCss from '../../../src/ui/styles/tokens.css?raw'
import type { Settings } from '../../address.ts'
import { pngFile } from '../../chart/saved/save.ts'
import { exactColours } from '../../chart/saved/exactColours.ts'
import { fontFace } from '../../chart/saved/svgFile.ts'
import { plainName } from '../contactSheet/pictures.ts'
import { designTokens, TOKENS_FILE } from '../../../scripts/brand/tokens/tokens.ts'
import type { Storyboard } from './board.ts'
import { htmlFile } from './htmlFile.ts'
import { type Colours, type MeasureText, stripSvg } from './stripSvg.ts'
import type { Shot } from './shot.ts'

/** A storyboard whose screens are all taken. */
export interface FinishedStoryboard {
  board: Storyboard
  shots: readonly Shot[]
  strip: HTMLElement
  settings: Settings
}

const LOOK = { en: { name: 'English', dark: 'dark', light: 'light' }, pl: { name: 'Po polsku', dark: 'ciemny motyw', light: 'jasny motyw' } }

/** 'English, dark, 390 px'; 'Po polsku, ciemny motyw, 390 px' */
export const cardTheme = ({ lang, theme, width }: Settings) => `${LOOK[lang].name}, ${LOOK[lang][theme]}, ${width} px`

/** 'storyboard-reset-error-the-payment-has-failed-pl-dark-390' */
export function fileName({ machine, frames }: Storyboard, { lang, theme, width }: Settings): string {
  const last = frames.at(-1)
  return `storyboard-${plainName([machine, last?.state ?? '', last?.by ?? 'the beginning'].join(' '))}-${lang}-${theme}-${width}`
}

function coloursOf(strip: HTMLElement): Colours {
  const exact = exactColours()
  const style = getComputedStyle(strip)
  const read = (name: string) => exact(style.getPropertyValue(name)).hex
  return { ground: read('--color-bg'), text: read('--color-text'), quiet: read('--color-text-2'), line: read('--color-line-strong'), accent: read('--color-accent') }
}

function measureOf(family: string): MeasureText {
  const pen = document.createElement('canvas').getContext('2d')
  return (text, { size, weight }) => {
    if (!pen) return text.length * size * 0.56
    pen.font = `${weight} ${size}px ${family}`
    return pen.measureText(text).width
  }
}

async function svgOf({ board, shots, strip }: FinishedStoryboard): Promise<string> {
  const { fontFamily } = getComputedStyle(strip)
  return stripSvg(board, shots, coloursOf(strip), measureOf(fontFamily), await fontFace(fontFamily))
}

/** The file formats of a storyboard. PDF is printed by the browser. */
export const FILES = {
  HTML: { ending: 'html', make: async ({ board, strip, settings }: FinishedStoryboard) => new Blob([await htmlFile(board, strip, settings.theme, cardTheme(settings))], { type: 'text/html' }) },
  SVG: { ending: 'svg', make: async (finished: FinishedStoryboard) => new Blob([await svgOf(finished)], { type: 'image/svg+xml' }) },
  PNG: { ending: 'png', make: async (finished: FinishedStoryboard) => pngFile(await svgOf(finished)) },
}

/** The design tokens, as a file next to a storyboard. */
export const tokensFile = () => ({ name: TOKENS_FILE, content: new Blob([`${JSON.stringify(designTokens(tokensCss), null, 2)}\n`], { type: 'application/json' }) })
