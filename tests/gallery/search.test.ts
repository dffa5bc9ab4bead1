import { expect, test } from 'vitest'
import { search } from '../../gallery/app/search.ts'
import { allSituations } from '../../gallery/app/situations.ts'
import { leavesOf } from '../../gallery/app/words.ts'
import { charts } from '../../gallery/chart/machines.ts'
import { notes } from '../../gallery/notes.ts'

const found = (question: string) => search(allSituations(), question)

test('a designer’s words find the failed payment, and turn the view', () => {
  for (const question of ['payment failed', 'reset payment fails', 'reset dialog: the payment has failed, polish, phone']) {
    const [first] = found(question)
    expect(first?.place).toEqual({ page: 'machine', machine: 'reset', state: 'error', by: 'The payment has failed' })
  }
  expect(found('payment failed polish phone')[0]?.knobs).toEqual({ lang: 'pl', width: 390 })
  expect(found('payment failed')[0]?.knobs).toEqual({})
})

test.each(charts.map(({ name, title }) => [title, name] as const))('%s is found by its title, and by its name in the code', (title, name) => {
  expect(found(title)[0]?.place).toMatchObject({ machine: name })
  expect(found(name).map(({ place }) => 'machine' in place && place.machine)).toContain(name)
})

test('every word has to be found', () => {
  expect(found('payment')).not.toEqual([])
  expect(found('payment xylophone')).toEqual([])
})

test('only words about the look find nothing by themselves', () => {
  expect(found('polish phone')).toEqual([])
})

test('every note is on a state there is', () => {
  expect(notes.length).toBeGreaterThan(0)
  for (const { machine, state } of notes) {
    const chart = charts.find(({ name }) => name === machine)
    expect(chart && leavesOf(chart).map(({ path }) => path)).toContain(state)
  }
})
