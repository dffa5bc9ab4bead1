import type { ChartLayout } from '../drawing/layout.ts'

/** A colour that every program can read: many support neither oklch nor alpha within a colour. '#2f6fed', or 'none'. */
interface Colour {
  hex: string
  opacity: number
}

/** Resolves CSS colours by painting with them. */
function exactColours(): (colour: string) => Colour {
  const pen = document.createElement('canvas').getContext('2d', { willReadFrequently: true })
  return (colour) => {
    if (!pen || colour === 'none') return { hex: colour, opacity: 1 }
    pen.clearRect(0, 0, 1, 1)
    pen.fillStyle = colour
    pen.fillRect(0, 0, 1, 1)
    const [red = 0, green = 0, blue = 0, alpha = 0] = pen.getImageData(0, 0, 1, 1).data
    const hex = `#${[red, green, blue].map((part) => part.toString(16).padStart(2, '0')).join('')}`
    return alpha === 0 ? { hex: 'none', opacity: 1 } : { hex, opacity: Number((alpha / 255).toFixed(2)) }
  }
}

const EDGE = 16
const OF_LINES = ['stroke-width', 'stroke-dasharray', 'stroke-linecap', 'stroke-linejoin'] as const
/** The font's name on designers' devices, then that of the embedded subset, see src/fonts. */
const FONTS = 'IBM Plex Sans, Futures Sans, Arial, Helvetica, sans-serif'

/** The page's font with its letters in it, to embed in the drawing; empty if the page has none. */
async function fontFace(family: string): Promise<string> {
  const rules = [...document.styleSheets].flatMap((sheet) => [...sheet.cssRules])
  const face = rules.find(
    (rule) => rule instanceof CSSFontFaceRule && family.includes(rule.style.getPropertyValue('font-family')),
  )
  const address = /url\("?([^")]+)"?\)/.exec(face?.cssText ?? '')?.[1]
  if (!face || address === undefined) return ''
  const font = await fetch(new URL(address, face.parentStyleSheet?.href ?? document.baseURI))
  const letters = Array.from(new Uint8Array(await font.arrayBuffer()), (byte) => String.fromCharCode(byte)).join('')
  return face.cssText.replace(/url\([^)]*\)/, `url(data:font/woff2;base64,${btoa(letters)})`)
}

const wordsIn = (group: Element) =>
  [...group.querySelectorAll('text')].map(({ textContent }) => textContent.trim()).join(' ')

/** Design tools use a group's id as its layer name. */
function nameGroups(drawing: Element) {
  const names = new Map<string, number>()
  for (const group of drawing.querySelectorAll<SVGElement>('[data-layer]')) {
    const { layer = '', path = wordsIn(group) } = group.dataset
    const name = `${layer} ${path}`.trim()
    const times = (names.get(name) ?? 0) + 1
    names.set(name, times)
    group.id = times === 1 ? name : `${name} ${times}`
  }
}

/** Converts the styles of the drawing to attributes that every program supports. */
function standAlone(drawing: Element) {
  const colours = exactColours()
  for (const one of drawing.querySelectorAll<SVGElement>('*')) {
    const style = getComputedStyle(one)
    if (one.matches('path, rect, circle, text')) {
      for (const property of ['fill', 'stroke'] as const) {
        const { hex, opacity } = colours(style.getPropertyValue(property))
        one.setAttribute(property, hex)
        if (opacity < 1) one.setAttribute(`${property}-opacity`, String(opacity))
      }
      if (one.getAttribute('stroke') !== 'none')
        for (const property of OF_LINES) one.setAttribute(property, style.getPropertyValue(property).replace('px', ''))
    }
    if (!(one instanceof SVGTextElement)) continue
    one.textContent = one.textContent.trim()
    one.setAttribute('font-weight', getComputedStyle(one).fontWeight)
    // As wide as measured, regardless of the font a program uses.
    one.setAttribute('textLength', one.getComputedTextLength().toFixed(1))
    one.setAttribute('lengthAdjust', 'spacingAndGlyphs')
  }
  for (const unseen of drawing.querySelectorAll('.chart-reach')) unseen.remove()
  for (const one of drawing.querySelectorAll('*'))
    for (const name of one.getAttributeNames())
      if (/^(?:class|role|tabindex|style|aria-|data-)/.test(name)) one.removeAttribute(name)
}

/** A copy of the drawing without active states and possible transitions. */
function atRest(group: SVGGElement): SVGGElement {
  const copy = group.cloneNode(true) as SVGGElement // of one
  for (const one of copy.querySelectorAll('*')) one.classList.remove('is-active', 'is-possible', 'is-quiet', 'is-last')
  // Styles apply only within the page; it is removed before the next frame.
  copy.setAttribute('visibility', 'hidden')
  group.after(copy)
  nameGroups(copy)
  standAlone(copy)
  copy.remove()
  copy.removeAttribute('visibility')
  return copy
}

/** The chart as a file for design tools: hex colours, named groups, the font's real name. */
export async function svgFile(svg: SVGSVGElement, name: string, { width, height }: ChartLayout): Promise<string> {
  const group = svg.querySelector('g')
  if (!group) throw new Error('There is no drawing')
  const drawing = atRest(group)
  drawing.id = name
  const face = await fontFace(getComputedStyle(svg).fontFamily)
  const ground = exactColours()(getComputedStyle(svg.closest('.chart') ?? svg).backgroundColor).hex
  const [wide, high] = [width + 2 * EDGE, height + 2 * EDGE]
  const size = `width="${wide}" height="${high}"`
  return `<svg xmlns="${svg.namespaceURI}" viewBox="${-EDGE} ${-EDGE} ${wide} ${high}" ${size} font-family="${FONTS}">
<style>${face}</style>
<rect id="ground" x="${-EDGE}" y="${-EDGE}" ${size} fill="${ground}"/>
${new XMLSerializer().serializeToString(drawing)}
</svg>`
}
