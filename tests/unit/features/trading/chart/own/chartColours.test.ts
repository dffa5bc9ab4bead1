// @vitest-environment jsdom
import { readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { chartColours, plainColour } from '../../../../../../src/features/trading/chart/own/chartColours.ts'

window.matchMedia = (media) => Object.assign(new EventTarget(), { media, matches: false }) as MediaQueryList

const TOKEN = /--color-([\w-]+): (oklch\([^/)]+\));\s*\/\* (#[0-9a-f]{6}) \*\//g

test.each([
  ['oklch(80% .108 174)', '#6ad5b8'],
  [' #6ad5b8 ', '#6ad5b8'],
  ['rgb(1 2 3)', 'rgb(1 2 3)'],
  ['', ''],
])('“%s” is drawn as “%s”', (written, drawn) => {
  expect(plainColour(written)).toBe(drawn)
})

/** The library writes labels in black if the background's grey value is above 160, otherwise in white. */
const isWrittenBlack = ([r, g, b]: number[]) => 0.199 * r! + 0.687 * g! + 0.114 * b! > 160
const light = (bytes: number[]) => {
  const [r, g, b] = bytes.map((byte) =>
    byte / 255 <= 0.03928 ? byte / 255 / 12.92 : ((byte / 255 + 0.055) / 1.055) ** 2.4,
  )
  return 0.2126 * r! + 0.7152 * g! + 0.0722 * b!
}

test.each(['dark', 'light'] as const)('the last price’s label is readable in the %s theme', (theme) => {
  const [dark, rest] = readFileSync('src/ui/styles/tokens.css', 'utf8').split(/\[data-theme=['"]light['"]\] {/)
  for (const [, name, oklch] of (theme === 'dark' ? dark! : rest!).matchAll(TOKEN))
    document.documentElement.style.setProperty(`--color-${name}`, oklch!)
  const { longMark, shortMark } = chartColours()
  for (const mark of [longMark, shortMark]) {
    const bytes = mark
      .slice(1)
      .match(/../g)!
      .map((byte) => Number.parseInt(byte, 16))
    const ground = light(bytes)
    expect(isWrittenBlack(bytes) ? (ground + 0.05) / 0.05 : 1.05 / (ground + 0.05), mark).toBeGreaterThan(4.5)
  }
})

test('under forced colours the canvas is drawn in the system’s, too', () => {
  window.matchMedia = (media) =>
    Object.assign(new EventTarget(), { media, matches: media === '(forced-colors: active)' }) as MediaQueryList
  const { font: _font, ...colours } = chartColours()
  expect(colours).toMatchObject({ surface: 'Canvas', text: 'CanvasText', long: 'CanvasText' })
  expect(Object.values(colours).filter((colour) => !/^[A-Z]\w+$/.test(colour))).toEqual([])
})
