import tokensCss from '../../../src/ui/styles/tokens.css?raw'
import { dataUrl, fontFace } from '../../chart/saved/svgFile.ts'
import type { Storyboard } from './board.ts'
import stripCss from './strip.css?raw'

const PAGE = `body { margin: 0; padding: 32px; background: var(--color-bg); color: var(--color-text); font: var(--text-sm) / var(--leading-ui) var(--font-sans) }
h1 { margin: 0; font-size: var(--text-xl); font-weight: var(--weight-semi) }
header { margin-bottom: 32px } header p { margin: 4px 0 0; color: var(--color-text-2) }
* { box-sizing: border-box } code { font-size: 0.92em } a { color: var(--color-accent) }
@media print { body { padding: 0 } }`

const escaped = (text: string) => text.replaceAll('&', '&amp;').replaceAll('<', '&lt;')

/** A self-contained copy of the strip: with embedded pictures, and without links into the gallery. */
async function alone(strip: HTMLElement): Promise<string> {
  const copy = strip.cloneNode(true) as HTMLElement // of one
  for (const link of copy.querySelectorAll('a[href^="#"]')) link.replaceWith(...link.childNodes)
  await Promise.all([...copy.querySelectorAll('img')].map(async (image) => image.setAttribute('src', await dataUrl(image.src))))
  return copy.outerHTML
}

/** The storyboard as one HTML page: pictures, font and styles inside, no script. `look`: 'Polish, dark, 390 px'. */
export async function htmlFile(board: Storyboard, strip: HTMLElement, theme: string, look: string): Promise<string> {
  const title = `${board.title}: ${board.subtitle}`
  const font = await fontFace(getComputedStyle(strip).fontFamily)
  return `<!doctype html>
<html lang="${board.lang}" data-theme="${theme}">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="color-scheme" content="${theme}">
<title>${escaped(title)}</title>
<style>${font}${tokensCss}${PAGE}${stripCss}</style>
</head>
<body>
<header><h1>${escaped(board.title)}</h1><p>${escaped(board.subtitle)}. ${escaped(look)}.</p></header>
<main>${await alone(strip)}</main>
</body>
</html>
`
}
