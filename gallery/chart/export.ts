import type { Placed } from './layout.ts'

const EDGE = 16
const SHARPNESS = 2
const PROPERTIES = ['fill', 'stroke', 'stroke-width', 'stroke-dasharray', 'stroke-linecap', 'stroke-linejoin', 'opacity', 'font-weight'] as const
const ATTRIBUTES = ['class', 'role', 'tabindex', 'aria-label', 'aria-current', 'data-state', 'data-edge'] as const

/** Colours as every program reads them: many know nothing of oklch. */
function colourReader(): (colour: string) => string {
  const known = new Map<string, string>()
  const pen = document.createElement('canvas').getContext('2d', { willReadFrequently: true })
  return (colour) => {
    const before = known.get(colour)
    if (before !== undefined || !pen || colour === 'none') return before ?? colour
    pen.clearRect(0, 0, 1, 1)
    pen.fillStyle = colour
    pen.fillRect(0, 0, 1, 1)
    const [red, green, blue, alpha = 0] = pen.getImageData(0, 0, 1, 1).data
    const read = alpha === 0 ? 'none' : `rgb(${red} ${green} ${blue} / ${(alpha / 255).toFixed(2)})`
    known.set(colour, read)
    return read
  }
}

async function dataUrl(file: Blob): Promise<string> {
  const bytes = new Uint8Array(await file.arrayBuffer())
  return `data:${file.type || 'font/woff2'};base64,${btoa(Array.from(bytes, (byte) => String.fromCharCode(byte)).join(''))}`
}

/** The page's letters, to go along with the drawing; empty where the page has none of its own. */
async function fontFace(family: string): Promise<string> {
  const rules = [...document.styleSheets].flatMap((sheet) => [...sheet.cssRules])
  const face = rules.find((rule) => rule instanceof CSSFontFaceRule && family.includes(rule.style.getPropertyValue('font-family')))
  const address = /url\("?([^")]+)"?\)/.exec(face?.cssText ?? '')?.[1]
  if (!face || address === undefined) return ''
  const font = await fetch(new URL(address, face.parentStyleSheet?.href ?? document.baseURI))
  return face.cssText.replace(/url\([^)]*\)/, `url(${await dataUrl(await font.blob())})`)
}

/** The drawing on screen as a file of its own: colours, sizes and letters within it. */
export async function svgFile(svg: SVGSVGElement, { width, height }: Placed): Promise<string> {
  const shown = svg.querySelector('g')
  const copy = shown?.cloneNode(true)
  if (!shown || !(copy instanceof SVGGElement)) throw new Error('There is no drawing')
  const readColour = colourReader()
  const [originals, copies] = [[...shown.querySelectorAll('*')], [...copy.querySelectorAll('*')]]
  originals.forEach((original, index) => {
    const style = getComputedStyle(original)
    for (const property of PROPERTIES) {
      const value = style.getPropertyValue(property)
      copies[index]?.setAttribute(property, property === 'fill' || property === 'stroke' ? readColour(value) : value)
    }
    for (const attribute of ATTRIBUTES) copies[index]?.removeAttribute(attribute)
  })
  copy.removeAttribute('transform')

  const file = document.createElementNS('http://www.w3.org/2000/svg', 'svg')
  const { fontFamily } = getComputedStyle(svg)
  file.setAttribute('viewBox', `${-EDGE} ${-EDGE} ${width + 2 * EDGE} ${height + 2 * EDGE}`)
  file.setAttribute('width', String(width + 2 * EDGE))
  file.setAttribute('height', String(height + 2 * EDGE))
  file.setAttribute('font-family', fontFamily)
  file.style.background = readColour(getComputedStyle(svg.closest('.chart') ?? svg).backgroundColor)
  const style = document.createElementNS('http://www.w3.org/2000/svg', 'style')
  style.textContent = await fontFace(fontFamily)
  file.append(style, copy)
  return new XMLSerializer().serializeToString(file)
}

/** The same as pixels, two for each of the screen's. */
export async function pngFile(svg: string): Promise<Blob> {
  const image = new Image()
  image.src = `data:image/svg+xml;charset=utf-8,${encodeURIComponent(svg)}`
  await image.decode()
  const canvas = document.createElement('canvas')
  canvas.width = image.naturalWidth * SHARPNESS
  canvas.height = image.naturalHeight * SHARPNESS
  canvas.getContext('2d')?.drawImage(image, 0, 0, canvas.width, canvas.height)
  return new Promise((resolve, reject) => {
    canvas.toBlob((blob) => (blob ? resolve(blob) : reject(new Error('The picture is too large'))), 'image/png')
  })
}

/** Hands a file to the browser's downloads. */
export function save(name: string, content: Blob): void {
  const link = document.createElement('a')
  link.href = URL.createObjectURL(content)
  link.download = name
  link.click()
  setTimeout(() => URL.revokeObjectURL(link.href), 60_000)
}
