import { readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { charts } from '../../../gallery/chart/machines.ts'
import { firstDifference, readTrace } from '../../../gallery/live/trace.ts'
import { TASKS, TRACE } from '../../browser/gallery-tasks/tasks.ts'

test('the list of a designer’s tasks is whole', () => {
  expect(Object.keys(TASKS)).toEqual([
    'find',
    'glance',
    'follow a lost answer',
    'send a link',
    'compare themes and languages',
    'write a note',
    'live',
    'read a chart without coding',
    'keyboard',
    'what changed',
    'export',
    'checks',
    'send what changed',
    'Polish texts',
  ])
})

test('the trace that is looked at on the static site is one of the machine of today', () => {
  const trace = readTrace(readFileSync(TRACE, 'utf8'))
  const chart = charts.find(({ machine }) => machine.id === trace?.machine)
  expect(chart && trace ? firstDifference(chart.machine, trace) : 'none').toBeNull()
})
