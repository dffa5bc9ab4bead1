// @vitest-environment jsdom
import { cleanup, render } from '@testing-library/react'
import type { ReactNode } from 'react'
import { I18nextProvider } from 'react-i18next'
import { afterEach, beforeAll, expect, test } from 'vitest'
import { markTitle } from '../../../../src/features/trading/alerts/notifyIfUnseen.ts'
import { i18n } from '../../../../src/i18n/i18n.ts'
import { useTitle } from '../../../../src/shared/page/documentTitle.ts'
import { englishTexts } from '../../ui/texts.ts'

beforeAll(async () => void (await englishTexts()))
afterEach(() => {
  document.hasFocus = () => true
  window.dispatchEvent(new Event('focus'))
  cleanup()
})

/** Only the hook of the title, without its page: each test is about the order. */
function Page({ title, children }: { title: string; children?: ReactNode }) {
  useTitle(title)
  return children
}

const show = (page: ReactNode) => <I18nextProvider i18n={i18n}>{page}</I18nextProvider>

const macrotask = () => new Promise<void>((resolve) => void setTimeout(resolve))

test('unseen news and page are combined in the title', async () => {
  document.hasFocus = () => false
  const { rerender } = render(show(<Page title="BTCUSDC" />))
  expect(document.title).toBe('BTCUSDC · Futures')

  markTitle('Liquidated')
  await macrotask()
  expect(document.title).toBe('(!) Liquidated · BTCUSDC · Futures')
  rerender(show(<Page title="ETHUSDC" />))
  await macrotask()
  expect(document.title).toBe('(!) Liquidated · ETHUSDC · Futures')
  markTitle('Closed')
  await macrotask()
  expect(document.title).toBe('(!) Closed · ETHUSDC · Futures')

  document.hasFocus = () => true
  window.dispatchEvent(new Event('focus'))
  expect(document.title).toBe('ETHUSDC · Futures')
})

test('the title of a part of the page precedes the page’s, in any order, is restored, and reverses nothing', () => {
  const { rerender } = render(null)
  const shown = (page: ReactNode) => {
    rerender(show(page))
    return document.title
  }
  const contest = (title: string, part: string) => (
    <Page title={title}>
      <Page title={part} />
    </Page>
  )
  expect(shown(contest('Contests', 'Autumn ROI Cup'))).toBe('Autumn ROI Cup · Futures')
  expect(shown(contest('All contests', 'Autumn ROI Cup'))).toBe('Autumn ROI Cup · Futures')
  expect(shown(<Page title="All contests" />)).toBe('All contests · Futures')
  expect(shown(contest('All contests', 'Cup \u202egnp.exe'))).toBe('Cup gnp.exe · Futures')
  expect(shown(null)).toBe('Cup gnp.exe · Futures')
})
