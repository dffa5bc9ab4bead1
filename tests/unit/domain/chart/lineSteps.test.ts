import { expect, test } from 'vitest'
import { moveSteps } from '../../../../src/domain/chart/chartCursor.ts'
import { d } from '../builders.ts'

const steps = (key: string, shiftKey = false) => moveSteps({ key, shiftKey }, d('67000'), 2)

test('an arrow key moves one price step, with Shift ten, Page Up and Down one percent', () => {
  expect(['ArrowUp', 'ArrowRight', 'ArrowDown', 'ArrowLeft'].map((key) => steps(key))).toEqual([1, 1, -1, -1])
  expect([steps('ArrowUp', true), steps('ArrowDown', true)]).toEqual([10, -10])
  expect([steps('PageUp'), steps('PageDown')]).toEqual([67_000, -67_000])
})

test('other keys move nothing', () => {
  expect(['Home', 'Enter', 'a'].map((key) => steps(key))).toEqual([null, null, null])
})
