import { expect, test } from 'vitest'
import { search } from '../../../gallery/app/shell/search.ts'
import { allSituations } from '../../../gallery/app/situations.ts'
import { charts } from '../../../gallery/chart/machines.ts'
import { productTexts } from '../../papers/gallery/productTexts.ts'

const texts = ['en', 'pl'].map(productTexts)
const found = (question: string) => search(allSituations(texts), question)
const first = (question: string) => {
  const [{ place } = { place: null }] = found(question)
  return place && 'machine' in place ? `${place.machine} ${'state' in place ? place.state : ''}` : null
}

test('a designer’s words find the failed payment, and change the view’s settings', () => {
  for (const question of ['reset payment fails', 'reset dialog: the payment has failed, polish, phone'])
    expect(found(question)[0]?.place).toMatchObject({ machine: 'reset', state: 'error', by: 'payment-failed' })
  expect(found('payment failed polish phone')[0]?.settings).toEqual({ lang: 'pl', width: 390 })
  expect(found('payment failed')[0]?.settings).toEqual({})
})

test.each(charts.map(({ name, title }) => [title, name] as const))(
  '%s is found by its title, and by its name in the code',
  (title, name) => {
    expect(found(title)[0]?.place).toMatchObject({ machine: name })
    expect(found(name).map(({ place }) => 'machine' in place && place.machine)).toContain(name)
  },
)

test.each([
  ['zamknięcie pozycji', 'closeOrder'],
  ['anulowanie zlecenia', 'closeOrder'],
  ['zamknij pozycje', 'closeSeveral'],
  ['dołącz do konkursu', 'joinContest'],
  ['nowe zlecenie', 'openOrder'],
  ['reset salda', 'reset'],
  ['aktywacja salda', 'reset'],
  ['rolowanie', 'rollover'],
])('“%s”, as the dialog is titled in Polish, finds the flow first', (title, machine) => {
  expect(found(title)[0]?.place).toMatchObject({ machine })
})

test('every word must match', () => {
  expect(found('payment')).not.toEqual([])
  expect(found('payment xylophone')).toEqual([])
})

test('the product’s texts find their state, in both languages', () => {
  expect(first('nie zamknięto')).toBe('closeOrder error')
  expect(first('płatność')).toMatch(/^reset /)
  expect(found('nie udało się')).not.toEqual([])
  expect(found('confirm button')).not.toEqual([])
})

test.each(['błąd', 'płatność', 'wczytać', 'nie udało się'])('“%s” is found without its marks', (words) => {
  const plain = words.replaceAll('ł', 'l').normalize('NFD').replaceAll(/\p{M}/gu, '')
  expect(found(plain)).toEqual(found(words))
  expect(found(plain)).not.toEqual([])
})

test.each([
  ['offline', /lost|answer/i],
  ['timeout', /lost|long|answer/i],
  ['declined', /reject|fail/i],
  ['refused', /reject/i],
  ['spinner', /send|load|check|refresh|wait/i],
  ['validation', /ticked|typed|empty|field/i],
])('a synonym finds it, too: %s', (word, meant) => {
  const [hit] = found(word)
  expect([hit?.state, hit?.by, hit?.description].join(' ')).toMatch(meant)
})
