import tokensCss from '../../../src/ui/styles/tokens.css?raw'
import { pngFile, save } from '../../chart/saved/save.ts'
import { designTokens, TOKENS_FILE } from '../../../scripts/brand/tokens/tokens.ts'
import { htmlFile } from '../htmlFile.ts'
import type { Storyboard } from './board.ts'
import { stripSvg } from './stripSvg.ts'

/** A copy of the strip without links into the gallery. */
function copyOf(strip: HTMLElement) {
  const copy = strip.cloneNode(true) as HTMLElement // of one
  for (const link of copy.querySelectorAll('a[href^="#"]')) link.replaceWith(...link.childNodes)
  return copy
}

/** The files of a storyboard whose screens are all taken, by their kinds. PDF is printed by the browser. */
export const FILES: Readonly<Record<string, (board: Storyboard, strip: HTMLElement) => Promise<Blob>>> = {
  HTML: ({ title, subtitle, lang }, strip) => htmlFile(copyOf(strip), { title: `${title}: ${subtitle}`, lang, styles: 'body { padding: 32px } @media print { body { padding: 0 } }' }),
  SVG: async (_, strip) => new Blob([await stripSvg(strip)], { type: 'image/svg+xml' }),
  PNG: async (_, strip) => pngFile(await stripSvg(strip)),
}

/** Saves the design tokens, for a design tool. */
export const saveTokens = () => save(TOKENS_FILE, new Blob([`${JSON.stringify(designTokens(tokensCss), null, 2)}\n`], { type: 'application/json' }))
