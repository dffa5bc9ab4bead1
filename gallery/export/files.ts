import { domToBlob, domToCanvas } from 'modern-screenshot'
import { saveFile } from '../../src/shared/csv/saveFile.ts'
import { afterNextFrame } from '../frame/waitUntilLoaded.ts'
import { MEASURE } from '../frame/wire.ts'
import type { Box, Size } from '../types.ts'
import { lookName, plainName, type Variant } from './contactSheet/pictures.ts'

/** Pixels of a saved picture to a CSS pixel. */
const SHARPNESS = 2
/** Most width of a row, CSS px, so that the picture of a storyboard fits into a canvas. */
const MOST_ROW_PX = 2_800
/** Of a page of a thousand rows enough is seen, CSS px. */
const MOST_PAGE_PX = 6_000

function canvasOf({ width, height }: Size): HTMLCanvasElement {
  const canvas = document.createElement('canvas')
  canvas.width = width * SHARPNESS
  canvas.height = height * SHARPNESS
  return canvas
}

const blobOf = (canvas: HTMLCanvasElement) =>
  new Promise<Blob>((resolve, reject) => {
    canvas.toBlob((blob) => (blob ? resolve(blob) : reject(new Error('The picture is too large'))), 'image/png')
  })

/** Renders an SVG file to pixels, at twice its size. */
export async function pngFile(svg: string): Promise<Blob> {
  const image = new Image()
  image.src = `data:image/svg+xml;charset=utf-8,${encodeURIComponent(svg)}`
  await image.decode()
  const canvas = canvasOf({ width: image.naturalWidth, height: image.naturalHeight })
  // The first drawing only asks for the font within the file, which is there a frame later.
  canvas.getContext('2d')?.drawImage(image, 0, 0, 1, 1)
  await afterNextFrame()
  canvas.getContext('2d')?.drawImage(image, 0, 0, canvas.width, canvas.height)
  return blobOf(canvas)
}

/** The part of a frame that its view is in, as frame/part.ts writes it; null until it is drawn. */
export const partIn = (frame: HTMLIFrameElement) =>
  JSON.parse(frame.contentDocument?.documentElement.dataset['part'] ?? 'null') as Box | null

/** Whether a box has a point in the part; one without a size may hold some that have. */
const meets = ({ x, y, width, height }: Box, part: Box) =>
  width * height === 0 ||
  (x < part.x + part.width && x + width > part.x && y < part.y + part.height && y + height > part.y)

/** A picture of the view in a frame, cut to its dialog or part. The frame has the gallery's own origin. Throws if nothing is drawn. */
export async function snapshot(frame: HTMLIFrameElement): Promise<HTMLCanvasElement> {
  const [page, part] = [frame.contentDocument, partIn(frame)]
  if (!page || !part) throw new Error('The view is not drawn')
  await page.fonts.ready
  const whole = await domToCanvas(page.documentElement, {
    width: frame.clientWidth,
    height: frame.clientHeight,
    scale: SHARPNESS,
    features: { restoreScrollPosition: true },
    // Outside of it only empty boxes, which keep everything in its place: the rest of a page takes seconds.
    filter: ({ parentElement }) => parentElement === null || meets(parentElement.getBoundingClientRect(), part),
  })
  const canvas = canvasOf(part)
  canvas.getContext('2d')?.drawImage(whole, -part.x * SHARPNESS, -part.y * SHARPNESS)
  return canvas
}

/** Makes a frame as high as its page while a picture is taken: of a scrolled page the bar below would lie across the picture. */
async function withWholePage(frame: HTMLIFrameElement, take: () => Promise<HTMLCanvasElement>) {
  const page = frame.contentDocument
  const height = page?.documentElement.scrollHeight ?? 0
  if (!page || height <= frame.clientHeight || page.querySelector('[role=dialog]')) return take()
  const measure = () => page.dispatchEvent(new Event(MEASURE))
  const { cssText } = frame.style
  frame.style.height = `${Math.min(height, MOST_PAGE_PX)}px`
  await afterNextFrame()
  measure()
  try {
    return await take()
  } finally {
    frame.style.cssText = cssText
    measure()
  }
}

/** Saves the view in a frame as a picture, of a screen the whole page: 'closeorder-filled-pl-light-390.png'. */
export async function saveView(frame: HTMLIFrameElement | null, name: string, look: Variant) {
  const file = `${plainName(name)}-${lookName(look)}.png`
  if (frame) saveFile(file, await blobOf(await withWholePage(frame, () => snapshot(frame))))
}

/** A storyboard whose screens are all taken as a picture: in one row if that fits, regardless of the window. */
export async function stripPicture(strip: HTMLElement): Promise<Blob> {
  strip.style.cssText = `width: max-content; max-width: ${MOST_ROW_PX}px`
  try {
    return await domToBlob(strip, {
      scale: SHARPNESS,
      backgroundColor: getComputedStyle(document.body).backgroundColor,
    })
  } finally {
    strip.style.cssText = ''
  }
}
