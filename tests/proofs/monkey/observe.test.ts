import { describe, expect, test } from 'vitest'
import type { PageState } from './pageState.ts'
import { readSnapshot } from './observe.ts'
import { shareNumber } from './numbers.ts'

const BESIDE: PageState = { address: 'http://localhost/futures/terms#section-2', title: '', stored: [], isTooWide: false, isFocused: false, current: [], sorted: [], announcements: { texts: [], titles: [] } }
const seenIn = (snapshot: string, beside: Partial<PageState> = {}) => readSnapshot(snapshot, { ...BESIDE, ...beside })
/** Whether clicking the only element of the page need not have an effect. */
const isSo = (snapshot: string, beside?: Partial<PageState>) => seenIn(snapshot, beside).offers[0]?.isSo

describe('a click without effect', () => {
  test('is one on a link to the current page, or on the current page of a list', () => {
    const section = (number: number) => `- link "${number}. Risk" [ref=e1]:\n  - /url: "#section-${number}"`
    expect(isSo(section(2))).toBe(true)
    expect(isSo(section(4))).toBe(false)
    const page = '- button "Page 2 of 9" [ref=e1]'
    expect(isSo(page, { current: ['Page 2 of 9'] })).toBe(true)
    expect(isSo(page, { current: ['Page 1 of 9'] })).toBe(false)
  })

  test('is one that fills a field that already has a value', () => {
    const beside = (name: string, field: string) => isSo(`- button "${name}" [ref=e1]\n- textbox "Amount" [ref=e2]${field}`)
    for (const name of ['50%', '−5 % from the mark price', 'hidden', 'Mark 66 900.10', '66 900.10']) {
      expect(beside(name, ': "66900.1"')).toBe(true)
      expect(beside(name, '')).toBe(false)
    }
    expect(beside('Mark 66 899.70', ': "66900.1"')).toBe(false)
    expect(beside('LONG gains if price rises', ': "66900.1"')).toBe(false)
  })

  test('is the share that its slider already has', () => {
    const beside = (share: number) => isSo(`- button "0%" [ref=e1]\n- slider "Share of the balance" [ref=e2]: "${share}"`)
    expect([beside(0), beside(25)]).toEqual([true, false])
  })
})

describe('a page’s observable state', () => {
  const face = (snapshot: string, beside?: Partial<PageState>) => seenIn(snapshot, beside).face

  test('does not change with a price', () => {
    expect(face('- text: "66,900.1"')).toBe(face('- text: "66,899.7"'))
    expect(face('- button "Mark 66,900.1" [ref=e1]')).toBe(face('- button "Mark 66,899.7" [active] [ref=e1]'))
  })

  test('changes when a message is repeated', () => {
    expect(face('- alert: This could not be opened ×2')).not.toBe(face('- alert: This could not be opened ×3'))
  })

  test('changes with the value of a field, with the sort order of a table, and with the current page', () => {
    expect(face('- textbox "Amount" [ref=e1]: "25"')).not.toBe(face('- textbox "Amount" [ref=e1]: "50"'))
    expect(face('- slider "Share of the balance" [ref=e1]: "25"')).not.toBe(face('- slider "Share of the balance" [ref=e1]: "75"'))
    const table = '- button "Market" [ref=e1]'
    expect(face(table, { sorted: ['Market: ascending'] })).not.toBe(face(table, { sorted: ['Market: descending'] }))
    expect(face(table, { current: ['Page 1 of 9'] })).not.toBe(face(table, { current: ['Page 2 of 9'] }))
  })
})

test('the focused element is known even if it has no name', () => {
  expect(seenIn('- button "Try again" [active] [ref=e1]', { isFocused: true }).focus).toBe('button Try again')
  expect(seenIn('- button "Try again" [ref=e1]', { isFocused: true }).focus).not.toBe('')
  expect(seenIn('- button "Try again" [ref=e1]').focus).toBe('')
})

test('numbers are equal in any notation', () => {
  expect(shareNumber('LONG 5 000 KXT ×10 5 000,5', '5000.50')).toBe(true)
  expect(shareNumber('LONG 9 007 199 254 740 993.1 KXT', '9007199254740993.2')).toBe(false)
  expect(shareNumber('gains if price rises', '10')).toBe(false)
})
