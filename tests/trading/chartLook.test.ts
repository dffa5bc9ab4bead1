// @vitest-environment jsdom
import { readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { chartLook, plainColour } from '../../src/components/trading/chartColours.ts'
import { outside, positionLines, shownPositions, spanWithLines } from '../../src/components/trading/chartLines.ts'
import { MarketName } from '../../src/wire/scalars.ts'
import { d, position } from '../domain/builders.ts'

const BTC = MarketName.parse('BTC-USDC')
const TOKEN = /--color-([\w-]+): (oklch\([^/)]+\));\s*\/\* (#[0-9a-f]{6}) \*\//g

test('every colour token is drawn as its own hex, give or take a step', () => {
  const tokens = [...readFileSync('src/tokens.css', 'utf8').matchAll(TOKEN)]
  expect(tokens.length).toBeGreaterThan(60)
  for (const [, name, oklch, hex] of tokens) {
    const [drawn, meant] = [plainColour(oklch!), hex!].map((colour) => colour.slice(1).match(/../g)!.map((byte) => Number.parseInt(byte, 16)))
    const furthest = Math.max(...drawn!.map((byte, index) => Math.abs(byte - meant![index]!)))
    expect(furthest, `${name}: ${plainColour(oklch!)} for ${hex}`).toBeLessThanOrEqual(1)
  }
})

test.each([
  ['oklch(80% .108 174)', '#6ad5b8'],
  ['oklch(0.8 0.108 174deg)', '#6ad5b8'],
  [' #6ad5b8 ', '#6ad5b8'],
  ['rgb(1 2 3)', 'rgb(1 2 3)'],
  ['', ''],
])('“%s” is drawn as “%s”', (written, drawn) => {
  expect(plainColour(written)).toBe(drawn)
})

test('only open positions of the market are drawn, the newest five', () => {
  const open = [1, 2, 3, 4, 5, 6].map((day) => position({ orderId: `p${day}`, created: Date.UTC(2025, 10, day) }))
  const others = [
    position({ orderId: 'eth', market: 'ETH-USDC' }),
    position({ orderId: 'waits', state: 'NEW' }),
    position({ orderId: 'gone', state: 'CLOSED' }),
  ]
  expect(shownPositions([...others, ...open], BTC).map(({ orderId }) => orderId)).toEqual(['p6', 'p5', 'p4', 'p3', 'p2'])
})

test('a position has a line for its entry, its liquidation, and for the stop-loss and take-profit it has', () => {
  const lines = positionLines([position({ orderId: '7', startPrice: '66980.5', liquidation: '63966.38', takeProfit: '69500' })])
  expect(lines.map(({ id, kind, price }) => [id, kind, price])).toEqual([
    ['7 entry', 'entry', '66980.5'],
    ['7 liquidation', 'liquidation', '63966.38'],
    ['7 takeProfit', 'takeProfit', '69500'],
  ])
})

test('near lines widen what is shown, far ones do not press the candles flat', () => {
  const candles = { minValue: 67_400, maxValue: 67_500 }
  expect(spanWithLines(candles, [])).toEqual(candles)
  expect(spanWithLines(candles, [67_100, 67_600])).toEqual({ minValue: 67_100, maxValue: 67_600 })
  expect(spanWithLines(candles, [60_000, 80_000])).toEqual(candles)
})

test('lines above and below the picture are told from those in it, the nearest first', () => {
  const lines = ['9', '100', '105', '99', '111', '120'].map((price) => ({ price: d(price) }))
  const { above, below } = outside(lines, { minValue: 100, maxValue: 110 })
  expect([above, below].map((each) => each.map(({ price }) => price))).toEqual([['111', '120'], ['99', '9']])
})

/** The library writes black or white on a label: black where the ground's grey is lighter than 160. */
const isWrittenBlack = ([r, g, b]: number[]) => 0.199 * r! + 0.687 * g! + 0.114 * b! > 160
const light = (bytes: number[]) => {
  const [r, g, b] = bytes.map((byte) => (byte / 255 <= 0.03928 ? byte / 255 / 12.92 : ((byte / 255 + 0.055) / 1.055) ** 2.4))
  return 0.2126 * r! + 0.7152 * g! + 0.0722 * b!
}

test.each(['dark', 'light'] as const)('the label of the last price is readable in the %s theme, up and down', (theme) => {
  const [dark, rest] = readFileSync('src/tokens.css', 'utf8').split('[data-theme="light"] {')
  for (const [, name, oklch] of (theme === 'dark' ? dark! : rest!).matchAll(TOKEN)) document.documentElement.style.setProperty(`--color-${name}`, oklch!)
  const { longMark, shortMark } = chartLook()
  for (const mark of [longMark, shortMark]) {
    const bytes = mark.slice(1).match(/../g)!.map((byte) => Number.parseInt(byte, 16))
    const ground = light(bytes)
    expect(isWrittenBlack(bytes) ? (ground + 0.05) / 0.05 : 1.05 / (ground + 0.05), mark).toBeGreaterThan(4.5)
  }
})
