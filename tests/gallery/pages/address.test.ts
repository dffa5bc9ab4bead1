import fc from 'fast-check'
import { expect, test } from 'vitest'
import { type Address, parseAddress, printAddress, WIDTH_LIMITS } from '../../../gallery/address.ts'
import { forAll } from '../../forAll.ts'

const name = fc
  .stringMatching(/^[a-z]\w{0,12}$/)
  .filter((text) => !['messages', 'changes', 'pictures', 'screens', 'looks'].includes(text))
const state = fc.array(name, { minLength: 1, maxLength: 3 }).map((parts) => parts.join('.'))
const about = { machine: name, state: fc.option(state), by: fc.option(fc.string()) }
const place: fc.Arbitrary<Address['place']> = fc.oneof(
  fc.record({ page: fc.constantFrom('start', 'changes') }),
  fc.record({ page: fc.constant('messages'), key: fc.option(fc.string()) }),
  fc.record({ page: fc.constant('machine'), ...about }),
  fc.record({
    page: fc.constantFrom('screen', 'looks'),
    area: name,
    screen: name,
    choices: fc.constantFrom({}, { state: 'ten' }),
  }),
  fc.record({ page: fc.constant('pictures'), grid: fc.constantFrom('states', 'variants', 'path'), ...about }),
)
const settings: fc.Arbitrary<Address['settings']> = fc.record({
  lang: fc.constantFrom('en', 'pl'),
  theme: fc.constantFrom('dark', 'light'),
  width: fc.integer({ min: WIDTH_LIMITS.least, max: WIDTH_LIMITS.most }),
  texts: fc.constantFrom('normal', 'long'),
  answers: fc.constantFrom('normal', 'slow', 'failing', 'lost', 'notArrived'),
  code: fc.option(fc.stringMatching(/^\d{1,9}$/)),
  scene: fc.option(fc.stringMatching(/^[a-z]+$/)),
  mode: fc.constantFrom('still', 'running'),
  room: fc.constantFrom('both', 'chart', 'view'),
})

test('every printed address parses back to the same place', () => {
  forAll(fc.record({ place, settings }), (address) => {
    const isBlocked = address.place.page === 'machine' && address.place.state !== null
    const none = { answers: 'normal', code: null, scene: null, mode: 'still' }
    expect(parseAddress(printAddress(address))).toEqual({
      ...address,
      settings: {
        ...address.settings,
        ...(isBlocked && { mode: 'still' }),
        ...(!('machine' in address.place) && none),
      },
    })
  })
})

test('any address opens a page', () => {
  forAll(fc.string(), (text) => {
    const opened = parseAddress(`#/${text}`)
    expect(parseAddress(printAddress(opened))).toEqual(opened)
  })
})

test('an address contains only what differs from the defaults', () => {
  const { settings: first } = parseAddress('')
  expect(printAddress({ place: { page: 'start' }, settings: first })).toBe('#/')
  const place = { page: 'machine', machine: 'reset', state: 'paying.checking', by: null } as const
  expect(printAddress({ place, settings: { ...first, lang: 'pl', width: 390 } })).toBe(
    '#/reset/paying.checking?lang=pl&width=390',
  )
})

test('invalid parts of an address count as the default', () => {
  expect(parseAddress('#/reset?lang=de&width=12&code=x&answers=never').settings).toEqual(parseAddress('').settings)
  expect(parseAddress('#/reset/success?mode=running').settings.mode, 'a named state is held').toBe('still')
  expect(parseAddress('#/a/b/c').place).toEqual({ page: 'unknown', path: 'a/b/c' })
})
