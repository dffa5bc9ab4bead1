import fc from 'fast-check'
import { expect, test } from 'vitest'
import { FromHost, ToHost } from '../../../../../src/api/host.ts'
import { forAll } from '../../../../forAll.ts'

const OUT: ToHost[] = [
  { type: 'ready' },
  { type: 'height', height: 812 },
  { type: 'title', title: '' },
  { type: 'joined', contestId: '1041' as never },
  { type: 'needsLogin' },
  { type: 'openLink', url: 'https://partner.example/rules?a=1#b' },
  { type: 'openMarket', market: 'BTC-USDC' as never },
  { type: 'share', text: 'Rank 3 of 86' },
  { type: 'share', text: 'Rank 3 of 86', title: 'Autumn ROI Cup', url: 'https://x.example/', png: 'iVBORw0KGgo=' },
  { type: 'haptic', feel: 'light' },
]
const IN: FromHost[] = [
  { type: 'theme', theme: 'light' },
  { type: 'language', language: 'pl' },
  { type: 'insets', top: 47, right: 0, bottom: 34.5, left: 0 },
  { type: 'back' },
  { type: 'token', token: '12345678901234567890' },
]

test.each(OUT)('out: %j is a valid message', (message) => {
  expect(ToHost.parse(message)).toEqual(message)
  expect(FromHost.safeParse(message).success).toBe(false)
})

test.each(IN)('in: %j is a valid message', (message) => {
  expect(FromHost.parse(message)).toEqual(message)
  expect(ToHost.safeParse(message).success).toBe(false)
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

test('parsing never throws and keeps only the known fields, for any input', () => {
  const types = fc.constantFrom(...[...IN, ...OUT].map(({ type }) => type), '__proto__', 'constructor')
  const garbage = fc.oneof(
    fc.anything(),
    fc.record(
      { type: types, theme: fc.anything(), token: fc.anything(), top: fc.anything() },
      { requiredKeys: ['type'] },
    ),
  )
  forAll(garbage, (said) => {
    for (const schema of [FromHost, ToHost]) {
      const read = schema.safeParse(said)
      if (read.success) expect(schema.parse(read.data)).toEqual(read.data)
    }
  })
  expect(FromHost.parse({ type: 'back', token: 'smuggled', constructor: 1 })).toEqual({ type: 'back' })
})
