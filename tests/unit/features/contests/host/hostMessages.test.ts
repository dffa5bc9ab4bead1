import { expect, test } from 'vitest'
import { FromHost, ToHost } from '../../../../../src/api/host.ts'

const OUT: ToHost[] = [
  { type: 'ready' },
  { type: 'height', height: 812 },
  { type: 'title', title: '' },
  { type: 'joined', contestId: '1041' as never },
  { type: 'needsLogin' },
  { type: 'openLink', url: 'https://partner.example/rules?a=1#b' },
  { type: 'openMarket', market: 'BTC-USDC' as never },
  { type: 'share', text: 'Rank 3 of 86' },
  { type: 'share', text: 'Rank 3 of 86', title: 'Autumn ROI Cup', png: 'iVBORw0KGgo=' },
  { type: 'haptic', feel: 'success' },
]
const IN: FromHost[] = [
  { type: 'theme', theme: 'light' },
  { type: 'language', language: 'pl' },
  { type: 'insets', top: 47, right: 0, bottom: 34.5, left: 0 },
  { type: 'back' },
  { type: 'token', token: '12345678901234567890' },
]

test('every message is valid in its own direction only', () => {
  for (const message of OUT) expect(ToHost.parse(message)).toEqual(message)
  for (const message of IN) expect(FromHost.parse(message)).toEqual(message)
  for (const message of OUT) expect(FromHost.safeParse(message).success).toBe(false)
  for (const message of IN) expect(ToHost.safeParse(message).success).toBe(false)
})

test.each([
  { type: 'openLink', url: 'javascript:alert(1)' },
  { type: 'openLink', url: 'blob:https://x.example/1' },
  { type: 'share', text: '' },
  { type: 'share', text: 'x', png: 'data:image/png;base64,iVBORw0KGgo=' },
  { type: 'height', height: Number.NaN },
  { type: 'haptic', feel: 'earthquake' },
])('out: %j is invalid', (message) => expect(ToHost.safeParse(message).success).toBe(false))

test.each([
  { type: 'theme', theme: 'blue' },
  { type: 'language', language: 'de' },
  { type: 'insets', top: -1, right: 0, bottom: 0, left: 0 },
  { type: 'insets', top: 0, right: 0, bottom: 0 },
  { type: 'insets', top: 0, right: 0, bottom: Number.POSITIVE_INFINITY, left: 0 },
  { type: 'token', token: '' },
  { type: 'token', token: 'with space' },
  { type: 'token', token: 'x'.repeat(513) },
  { type: 'token', token: 12 },
  { type: 'reload' },
  'back',
])('in: %j is invalid', (message) => expect(FromHost.safeParse(message).success).toBe(false))

test('unknown fields are dropped', () => {
  expect(FromHost.parse({ type: 'back', token: 'smuggled', constructor: 1 })).toEqual({ type: 'back' })
})
