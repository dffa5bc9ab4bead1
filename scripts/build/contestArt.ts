/**
 * Draws the contest banner: a season of trades as bars, the three best of them picked out, over rising lines.
 * `npx node scripts/build/contestArt.ts folder` writes wide.svg and phone.svg; the pictures in public/assets/contest are made of them:
 *   rsvg-convert -w 2400 wide.svg > wide-2400.png; cwebp -q 82 …; avifenc --min 20 --max 30 … (wide: 1200 and 2400, phone: 780)
 */
import { writeFileSync } from 'node:fs'
import { join } from 'node:path'

// Tops of the bars, in hundredths of the picture's height.
const TRADES = [
  10, 15, 8, 9, 18, 13, 9, 17, 16, 9, 15, 19, 12, 15, 24, 19, 16, 24, 21, 13, 18, 19, 11, 15, 24, 22, 24, 37, 38, 35,
  43, 44, 35, 37, 40, 32, 33, 44, 44, 44, 57, 62, 56, 60, 61, 47, 41, 42, 32, 26,
]
const BEST = new Set([31, 41, 47])

interface Frame {
  width: number
  height: number
  /** Start of the bars, and their distance. */
  start: number
  step: number
  bar: number
}

const number = (value: number) => String(Math.round(value * 10) / 10)

function rising({ width, height }: Frame): string {
  const lines = Array.from({ length: 10 }, (_, index) => {
    const from = height * (0.945 + index * 0.008)
    const bend = height * (0.9 + index * 0.012)
    const to = height * (-0.14 + index * 0.064)
    const path = `M0 ${number(from)}C${number(width * 0.34)} ${number(bend)} ${number(width * 0.6)} ${number(height * (0.34 + index * 0.055))} ${width} ${number(to)}`
    return `<path d="${path}" stroke-opacity="${number(0.18 + index * 0.04)}"/>`
  })
  return `<g fill="none" stroke="#a99ff5" stroke-width="${number(height / 350)}">${lines.join('')}</g>`
}

function bars({ height, start, step, bar }: Frame): string {
  return TRADES.map((hundredths, index) => {
    const x = start + index * step
    const top = height * (1 - hundredths / 100)
    const shape = `<path d="M${number(x)} ${height + bar}V${number(top)}"`
    if (!BEST.has(index))
      return `${shape} stroke="#8f86ea" stroke-opacity="${number(0.12 + (index / TRADES.length) * 0.9)}"/>`
    const drop = `<path d="M${number(x)} 0V${number(top - bar * 1.5)}" stroke="#cfc8ff" stroke-opacity=".5" stroke-width="${number(bar / 5)}" stroke-dasharray="0 ${number(bar * 1.1)}"/>`
    return `${drop}${shape} stroke="#f0e6d6"/>`
  }).join('')
}

const drawing = (frame: Frame): string => {
  const { width, height, bar } = frame
  return [
    `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${width} ${height}">`,
    '<linearGradient id="ground" x1="0" y1="0" x2="1" y2=".6"><stop stop-color="#14131e"/><stop offset=".5" stop-color="#211d45"/><stop offset="1" stop-color="#2e2565"/></linearGradient>',
    `<rect width="${width}" height="${height}" fill="url(#ground)"/>`,
    rising(frame),
    `<g fill="none" stroke-width="${bar}" stroke-linecap="round">${bars(frame)}</g>`,
    '</svg>\n',
  ].join('')
}

const folder = process.argv[2] ?? '.'
writeFileSync(join(folder, 'wide.svg'), drawing({ width: 2400, height: 600, start: 866, step: 18, bar: 8 }))
writeFileSync(join(folder, 'phone.svg'), drawing({ width: 780, height: 300, start: 44, step: 14.4, bar: 7 }))
