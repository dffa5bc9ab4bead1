import { expect, test } from 'vitest'
import { type Flow, heard, latest, listed } from '../../gallery/live/flows.ts'
import type { Told } from '../../gallery/live/messages.ts'
import { changesOf, pathOfValue } from '../../gallery/live/stand.ts'

const start = { value: 'init', context: {} }
const begun = (flow: string, at: number, within: string | null = null): Told => ({ kind: 'begun', flow, within, machine: 'reset', at, start })
const moved = (flow: string, number: number, at: number): Told => ({ kind: 'moved', flow, number, step: { at, event: { type: 'E' }, taken: [], after: start } })
const after = (...told: Told[]) => told.reduce<readonly Flow[]>(heard, [])

test('a step that is told twice is one step', () => {
  const flows = after(begun('a', 1), moved('a', 1, 2), begun('a', 1), moved('a', 1, 2), moved('a', 2, 3))
  expect(flows.map(({ steps }) => steps.length)).toEqual([2])
})

test('what is told of a flow that has not been told to begin is not taken for another’s', () => {
  expect(after(moved('a', 1, 2))).toEqual([])
  expect(after(begun('a', 1), { kind: 'ended', flow: 'b' }).map(({ isOver }) => isOver)).toEqual([false])
})

test('the flow that moved last is followed, not what it has invoked', () => {
  const flows = after(begun('a', 1), begun('b', 2), moved('a', 1, 3), begun('inner', 4, 'a'), moved('inner', 1, 5))
  expect(latest(flows)?.id).toBe('a')
  expect(latest([])).toBe(null)
})

test('flows are listed newest first, each with what it has invoked', () => {
  expect(listed(after(begun('a', 1), begun('b', 2), begun('in a', 3, 'a'))).map(({ id }) => id)).toEqual(['b', 'a', 'in a'])
})

test('a state is named as in its chart', () => {
  expect(pathOfValue('init')).toBe('init')
  expect(pathOfValue({ paying: { checking: 'first' } })).toBe('paying.checking.first')
  expect(pathOfValue({ left: 'on', right: { up: 'off' } })).toBe('left.on+right.up.off')
})

test('only what differs is said to have changed', () => {
  expect(changesOf({ a: 1, b: [1], gone: 'x' }, { a: 2, b: [1], come: null })).toEqual([
    { name: 'a', before: '1', after: '2' },
    { name: 'gone', before: '"x"', after: '–' },
    { name: 'come', before: '–', after: 'null' },
  ])
})
