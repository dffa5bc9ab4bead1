import { exactColours } from '../../chart/saved/exactColours.ts'
import { dataUrl, fontFace } from '../../chart/saved/svgFile.ts'

/** Most width of a row, CSS px, so that its picture fits into a canvas. */
const MOST_ROW_PX = 2_800

const escaped = (text: string) => text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('"', '&quot;')

interface Line {
  words: string
  left: number
  right: number
  top: number
  bottom: number
}

/** The lines of a text, where the page has them. */
function linesOf(node: Text): Line[] {
  const range = document.createRange()
  const lines: Line[] = []
  for (const { 0: word, index } of node.data.matchAll(/\S+/g)) {
    range.setStart(node, index)
    range.setEnd(node, index + word.length)
    const { left, right, top, bottom } = range.getBoundingClientRect()
    const line = lines.at(-1)
    if (line && Math.abs(line.top - top) < 1) Object.assign(line, { words: `${line.words} ${word}`, right })
    else lines.push({ words: word, left, right, top, bottom })
  }
  return lines
}

/** The parts of a strip as SVG elements, at their places in the page. */
function drawn(strip: HTMLElement, pictures: ReadonlyMap<HTMLImageElement, string>): string {
  const { left: originX, top: originY } = strip.getBoundingClientRect()
  const exact = exactColours()
  const border = exact(getComputedStyle(strip).getPropertyValue('--color-line-strong')).hex
  const pen = document.createElement('canvas').getContext('2d')
  const textOf = (node: Text, parent: Element) => {
    const { fontFamily, fontSize, fontWeight, color } = getComputedStyle(parent)
    if (pen) pen.font = `${fontWeight} ${fontSize} ${fontFamily}`
    const { fontBoundingBoxAscent: ascent = 4, fontBoundingBoxDescent: descent = 1 } = pen?.measureText('x') ?? {}
    return linesOf(node).map(({ words, left, right, top, bottom }) => {
      const baseline = top + ((bottom - top) * ascent) / (ascent + descent)
      // As wide as in the page, regardless of the font a program uses.
      return `<text x="${left - originX}" y="${baseline - originY}" font-size="${Number.parseFloat(fontSize)}" font-weight="${fontWeight}" fill="${exact(color).hex}" textLength="${right - left}" lengthAdjust="spacingAndGlyphs">${escaped(words)}</text>`
    })
  }
  const draw = (node: Node): string => {
    if (node instanceof Text) return node.parentElement ? textOf(node, node.parentElement).join('') : ''
    if (!(node instanceof Element)) return ''
    const { left, top, width, height } = node.getBoundingClientRect()
    const box = `x="${left - originX}" y="${top - originY}" width="${width}" height="${height}"`
    if (node instanceof HTMLImageElement) {
      const picture = escaped(pictures.get(node) ?? '')
      return `<image href="${picture}" xlink:href="${picture}" ${box}/><rect ${box} fill="none" stroke="${border}"/>`
    }
    if (node instanceof SVGSVGElement) return `<g transform="translate(${left - originX} ${top - originY})" fill="none" stroke="${exact(getComputedStyle(node).color).hex}" stroke-width="1.5" stroke-linecap="round" stroke-linejoin="round">${node.innerHTML}</g>`
    const inside = [...node.childNodes].map(draw).join('')
    return node.matches('.strip-step') ? `<g id="${escaped(node.querySelector('img')?.alt ?? '')}">${inside}</g>` : inside
  }
  return draw(strip)
}

/**
 * A storyboard as an SVG for design tools and slides: every line is a text, every screen a picture within, twice as sharp.
 * Not foreignObject, which only browsers draw; and each picture under both names of its address, since Inkscape 1.2 reads the older alone.
 */
export async function stripSvg(strip: HTMLElement): Promise<string> {
  const { fontFamily, backgroundColor } = getComputedStyle(document.body)
  const font = await fontFace(fontFamily)
  const pictures = new Map(await Promise.all([...strip.querySelectorAll('img')].map(async (image) => [image, await dataUrl(image.src)] as const)))
  // In one row if that fits, regardless of the window.
  strip.style.cssText = `width: max-content; max-width: ${MOST_ROW_PX}px`
  const [drawing, { width, height }] = [drawn(strip, pictures), strip.getBoundingClientRect()]
  strip.style.cssText = ''
  return `<svg xmlns="http://www.w3.org/2000/svg" xmlns:xlink="http://www.w3.org/1999/xlink" width="${Math.ceil(width)}" height="${Math.ceil(height)}" viewBox="0 0 ${Math.ceil(width)} ${Math.ceil(height)}" font-family="IBM Plex Sans, Futures Sans, Arial, Helvetica, sans-serif"><style>${font}</style><rect id="ground" width="100%" height="100%" fill="${exactColours()(backgroundColor).hex}"/>${drawing}</svg>`
}
