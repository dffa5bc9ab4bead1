// @vitest-environment jsdom
import { act, cleanup, renderHook } from '@testing-library/react'
import { afterEach, expect, test } from 'vitest'
import { useDetails, useRowDetails } from '../../../../../src/features/trading/view/pageView.ts'
import { storage } from '../../../../../src/platform/storage.ts'
import { otherTab } from '../../../otherTab.ts'

// Without a page: the parts of it read these hooks.
afterEach(() => {
  cleanup()
  localStorage.clear()
})

test('details of the form and of the rows are two choices, each stored on the device; other tabs follow', () => {
  const [rows, form] = [renderHook(useRowDetails).result, renderHook(useDetails).result]
  act(() => storage.rowDetails.set(true))
  expect([rows.current, form.current]).toEqual([true, false])
  act(() => otherTab('futuresDetails', 'true'))
  act(() => otherTab('futuresRowDetails', 'false'))
  expect([rows.current, form.current]).toEqual([false, true])
})
