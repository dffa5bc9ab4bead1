import { readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { charts } from '../../../gallery/chart/machines.ts'
import { firstDifference, readTrace } from '../../../gallery/live/trace.ts'
import { TASKS, TRACE } from '../../browser/gallery-tasks/tasks.ts'

test('the list of designer tasks is complete', () => {
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

test('the static site’s trace matches the current machine', () => {
  const trace = readTrace(readFileSync(TRACE, 'utf8'))
  const chart = charts.find(({ machine }) => machine.id === trace?.machine)
  expect(chart && trace ? firstDifference(chart.machine, trace) : 'none').toBeNull()
})
