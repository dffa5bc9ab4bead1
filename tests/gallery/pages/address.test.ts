import fc from 'fast-check'
import { expect, test } from 'vitest'
import { ANALYSIS_NAMES } from '../../../gallery/checks/analysis/analyses.ts'
import { type Address, parseAddress, printAddress, WIDTH_LIMITS } from '../../../gallery/address.ts'

const name = fc.stringMatching(/^[a-z]\w{0,12}$/).filter((text) => !['sheet', 'board', 'live', 'host', 'changes', 'use', 'protocol', 'storyboard', 'compare'].includes(text))
const state = fc.array(name, { minLength: 1, maxLength: 3 }).map((parts) => parts.join('.'))
const place: fc.Arbitrary<Address['place']> = fc.oneof(
  fc.record({ page: fc.constantFrom('start', 'board', 'live', 'changes', 'protocol') }),
  fc.record({ page: fc.constant('host'), platform: fc.constantFrom('ios', 'android', 'reactNative', 'page') }),
  fc.record({ page: fc.constant('sheet'), machine: name }),
  fc.record({
    page: fc.constantFrom('machine', 'storyboard', 'compare'),
    machine: name,
    state: fc.option(state),
    by: fc.option(fc.string()),
  }),
)
const knobs: fc.Arbitrary<Address['knobs']> = fc.record({
  lang: fc.constantFrom('en', 'pl'),
  theme: fc.constantFrom('dark', 'light'),
  width: fc.integer({ min: WIDTH_LIMITS.least, max: WIDTH_LIMITS.most }),
  brand: fc.stringMatching(/^[a-z][\w-]{0,40}$/),
  texts: fc.constantFrom('normal', 'long'),
  answers: fc.constantFrom('normal', 'slow', 'failing', 'lost', 'notArrived'),
  code: fc.option(fc.stringMatching(/^\d{1,9}$/)),
  scene: fc.option(fc.stringMatching(/^[a-z]+$/)),
  mode: fc.constantFrom('still', 'running'),
  names: fc.constantFrom('plain', 'code'),
  room: fc.constantFrom('both', 'chart', 'view'),
  analysis: fc.constantFrom('none', ...ANALYSIS_NAMES),
  notes: fc.string(),
})

test('every address that is printed is read as what it was printed from', () => {
  fc.assert(
    fc.property(fc.record({ place, knobs }), (address) => {
      const isBlocked = address.place.page === 'machine' && address.place.state !== null
      expect(parseAddress(printAddress(address))).toEqual({ ...address, knobs: { ...address.knobs, ...(isBlocked && { mode: 'still' }) } })
    }),
  )
})

test('whatever stands in the address bar opens something', () => {
  fc.assert(
    fc.property(fc.string(), (text) => {
      const opened = parseAddress(`#/${text}`)
      expect(parseAddress(printAddress(opened))).toEqual(opened)
    }),
  )
})

test('an address names only what differs from the first choice', () => {
  const { knobs: first } = parseAddress('')
  expect(printAddress({ place: { page: 'start' }, knobs: first })).toBe('#/')
  const place = { page: 'machine', machine: 'reset', state: 'paying.checking', by: null } as const
  expect(printAddress({ place, knobs: { ...first, lang: 'pl', width: 390 } })).toBe('#/reset/paying.checking?lang=pl&width=390')
})

test('what an address names wrongly counts as the first choice', () => {
  expect(parseAddress('#/reset?lang=de&width=12&code=x&answers=never').knobs).toEqual(parseAddress('').knobs)
  expect(parseAddress('#/a/b/c').place).toEqual({ page: 'start' })
})

test('a state that is named is held: what runs begins where its machine begins, and says so', () => {
  const running = parseAddress('#/reset?mode=running&answers=notArrived')
  expect(running).toMatchObject({ place: { state: null }, knobs: { mode: 'running', answers: 'notArrived' } })
  expect(parseAddress('#/reset/success?mode=running').knobs.mode).toBe('still')
  expect(printAddress({ place: { page: 'machine', machine: 'reset', state: 'success', by: null }, knobs: running.knobs })).toBe('#/reset/success?answers=notArrived')
})
