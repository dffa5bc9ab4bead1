import { domToCanvas } from 'modern-screenshot'
import type { Box } from '../../types.ts'

/** Pixels of a picture to a CSS pixel. */
const SHARPNESS = 2

/** A picture of a part of a frame's window, as the data URL of a PNG. The frame has the gallery's own origin. Throws if it has no page. */
export async function snapshot(frame: HTMLIFrameElement, part: Box): Promise<string> {
  const page = frame.contentDocument
  if (!page) throw new Error('The view is gone')
  await page.fonts.ready
  const window = await domToCanvas(page.documentElement, { width: frame.clientWidth, height: frame.clientHeight, scale: SHARPNESS, features: { restoreScrollPosition: true } })
  const canvas = document.createElement('canvas')
  canvas.width = part.width * SHARPNESS
  canvas.height = part.height * SHARPNESS
  canvas.getContext('2d')?.drawImage(window, -part.x * SHARPNESS, -part.y * SHARPNESS)
  return canvas.toDataURL()
}
