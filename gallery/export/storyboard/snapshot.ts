import type { Box } from '../../frame/part.ts'
import { stylesOf } from './embedded.ts'
import { standingCopy } from './standingCopy.ts'

/** Pixels of a picture to a CSS pixel. */
export const SHARPNESS = 2

const SVG = 'http://www.w3.org/2000/svg'

/** The window of a frame as an SVG: its own elements and rules, drawn by the browser, without scripts. */
async function asSvg(page: Document, { width, height }: { width: number; height: number }): Promise<string> {
  const svg = document.createElementNS(SVG, 'svg')
  // For rules of :root, which is this element now.
  for (const { name, value } of page.documentElement.attributes) svg.setAttribute(name, value)
  const size = { width: String(width), height: String(height) }
  const place = document.createElementNS(SVG, 'foreignObject')
  for (const [name, value] of Object.entries(size)) {
    svg.setAttribute(name, value)
    place.setAttribute(name, value)
  }
  // Without the room of a scroll bar, which is beside everything in it.
  place.setAttribute('width', String(page.documentElement.getBoundingClientRect().width))
  place.append(await standingCopy(page, await stylesOf(page)))
  svg.append(place)
  return new XMLSerializer().serializeToString(svg)
}

/** A picture of a part of a frame's window, as PNG, twice as sharp. The frame is of the gallery's own origin. Throws where the browser gives no pixels of it. */
export async function snapshot(frame: HTMLIFrameElement, part: Box): Promise<Blob> {
  const page = frame.contentDocument
  if (!page) throw new Error('The view is gone')
  await page.fonts.ready
  const picture = new Image()
  picture.src = `data:image/svg+xml;charset=utf-8,${encodeURIComponent(await asSvg(page, { width: frame.clientWidth, height: frame.clientHeight }))}`
  await picture.decode()
  const canvas = document.createElement('canvas')
  canvas.width = part.width * SHARPNESS
  canvas.height = part.height * SHARPNESS
  const pen = canvas.getContext('2d')
  pen?.scale(SHARPNESS, SHARPNESS)
  pen?.drawImage(picture, -part.x, -part.y)
  return new Promise((resolve, reject) => {
    canvas.toBlob((blob) => (blob ? resolve(blob) : reject(new Error('The picture is too large'))), 'image/png')
  })
}
