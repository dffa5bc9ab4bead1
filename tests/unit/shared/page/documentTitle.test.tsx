// @vitest-environment jsdom
import { cleanup, render } from '@testing-library/react'
import type { ReactNode } from 'react'
import { I18nextProvider } from 'react-i18next'
import { afterEach, beforeAll, expect, test, vi } from 'vitest'
import { markTitle } from '../../../../src/features/trading/alerts/notifyIfHidden.ts'
import { i18n } from '../../../../src/i18n/i18n.ts'
import { useTitle } from '../../../../src/shared/page/documentTitle.ts'
import { englishTexts } from '../../ui/texts.ts'

beforeAll(async () => {
  await englishTexts()
})

afterEach(() => {
  document.hasFocus = () => true
  window.dispatchEvent(new Event('focus'))
  cleanup()
  vi.restoreAllMocks()
})

/** Only the hooks of the title, without their pages: each test is about their order. */
interface Props {
  title: string
  children?: ReactNode
}

function Page({ title, children }: Props) {
  useTitle(title)
  return children
}

function Part({ title }: { title: string }) {
  useTitle(title)
  return null
}

const show = (page: ReactNode) => <I18nextProvider i18n={i18n}>{page}</I18nextProvider>

const macrotask = () => new Promise<void>((resolve) => void setTimeout(resolve))

/** Counts writes to the title; stops an endless writer, so that the test can report it. */
function countWrites() {
  const title = Object.getOwnPropertyDescriptor(Document.prototype, 'title')!
  const written: string[] = []
  vi.spyOn(document, 'title', 'set').mockImplementation((text: string) => {
    written.push(text)
    if (written.length <= 50) title.set?.call(document, text)
  })
  return written
}

test('unseen news and page are combined in the title, each written once', async () => {
  document.hasFocus = () => false
  const { rerender } = render(show(<Page title="BTCUSDC" />))
  expect(document.title).toBe('BTCUSDC · Futures')

  const written = countWrites()
  markTitle('Liquidated')
  await macrotask()
  expect(document.title).toBe('(!) Liquidated · BTCUSDC · Futures')
  rerender(show(<Page title="ETHUSDC" />))
  await macrotask()
  expect(document.title).toBe('(!) Liquidated · ETHUSDC · Futures')
  markTitle('Closed')
  await macrotask()
  expect(document.title).toBe('(!) Closed · ETHUSDC · Futures')
  expect(written.length).toBeLessThanOrEqual(6)

  document.hasFocus = () => true
  window.dispatchEvent(new Event('focus'))
  expect(document.title).toBe('ETHUSDC · Futures')
})

test('the title of a part of the page precedes the page’s, in any order, and is restored', () => {
  const { rerender } = render(null)
  const shown = (page: ReactNode) => {
    rerender(show(page))
    return document.title
  }
  const contest = (title: string, part: string) => (
    <Page title={title}>
      <Part title={part} />
    </Page>
  )
  expect(shown(contest('Contests', 'Autumn ROI Cup'))).toBe('Autumn ROI Cup · Futures')
  expect(shown(contest('All contests', 'Autumn ROI Cup'))).toBe('Autumn ROI Cup · Futures')
  expect(shown(<Page title="All contests" />)).toBe('All contests · Futures')
  expect(shown(contest('All contests', 'Winter Cup'))).toBe('Winter Cup · Futures')
  expect(shown(null)).toBe('Winter Cup · Futures')
})
