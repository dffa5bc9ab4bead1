// @vitest-environment jsdom
import { act, cleanup, renderHook } from '@testing-library/react'
import { afterEach, expect, test } from 'vitest'
import { showDetails, useDetails } from '../../../../../src/features/trading/view/pageView.ts'
import { otherTab } from '../../../otherTab.ts'

// Without a page: rows and form read the same hook.
afterEach(() => {
  cleanup()
  localStorage.clear()
})

test('switched on in one place they are on in all, and stored on the device; other tabs follow', () => {
  const [rows, form] = [renderHook(useDetails).result, renderHook(useDetails).result]
  act(() => showDetails(true))
  expect([rows.current, form.current]).toEqual([true, true])
  expect(localStorage.getItem('futuresDetails')).toBe('true')

  act(() => otherTab('futuresDetails', 'false'))
  expect([rows.current, form.current]).toEqual([false, false])
})
