// @vitest-environment jsdom
import { act, cleanup, fireEvent, render, screen, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { Suspense } from 'react'
import { I18nextProvider } from 'react-i18next'
import { afterEach, beforeAll, expect, onTestFinished, test, vi } from 'vitest'
import {
  LEVERAGES,
  MAINTENANCE_RATE,
  PRICE_MAX_AGE_MS,
  REST_MS,
  TRADING_REFRESH_MS,
} from '../../../../src/constants/limits.ts'
import { Faq } from '../../../../src/features/info/Faq.tsx'
import { i18n, loadAllLanguages, startI18n } from '../../../../src/i18n/i18n.ts'
import { englishTexts } from '../../ui/texts.ts'
import { readTexts } from './texts.ts'

beforeAll(async () => void (await englishTexts()))

afterEach(cleanup)

/** Only the questions, without the shell: they make no requests. */
const Page = () => (
  <I18nextProvider i18n={i18n}>
    <Suspense fallback="…">
      <Faq />
    </Suspense>
  </I18nextProvider>
)
async function open() {
  render(<Page />)
  return screen.findByRole('searchbox')
}

const questions = () => screen.queryAllByRole('heading', { level: 2 })
const marked = () => [...document.querySelectorAll('mark')].map(({ textContent }) => textContent)

test('Polish questions that fail to load are not replaced by English ones, and come with Try again', async () => {
  let fails = true
  await startI18n(async (language, namespace) => {
    if (fails && `${language}/${namespace}` === 'pl/faq') throw new Error('no connection')
    return readTexts(language, namespace)
  })
  await loadAllLanguages()
  onTestFinished(() => void englishTexts())
  await i18n.changeLanguage('pl')
  render(<Page />)
  const again = await screen.findByRole('button', { name: 'Spróbuj ponownie' })
  fails = false
  await userEvent.click(again)
  expect(await screen.findByRole('button', { name: 'Czym jest dźwignia?' })).toBeVisible()
})

test('the answer about leverage names every one that is offered', async () => {
  await open()
  const answer = /^You can choose (.*) or (\d+)\./
  const [, lower = '', highest] = answer.exec(screen.getByText(answer).textContent) ?? []
  expect([...lower.split(', '), highest].map(Number)).toEqual([...LEVERAGES])
})

test.each(['en', 'pl'])('the numbers in the %s documents match the app', (language) => {
  for (const namespace of ['faq', 'termsOfUse']) {
    const text = JSON.stringify(readTexts(language, namespace))
    expect(text).toMatch(/\{\{leverages\}\} (or|lub) \{\{highestLeverage\}\}/)
    expect(text).toContain(MAINTENANCE_RATE)
    expect(text).toMatch(new RegExp(`${TRADING_REFRESH_MS / 1_000} (seconds|sekundy)`))
    expect(text).toMatch(new RegExp(`${PRICE_MAX_AGE_MS / 1_000} (seconds|sekund)`))
  }
})

test.each(['en', 'pl'])('the liquidation prices in the %s examples match the formula', (language) => {
  const text = JSON.stringify(readTexts(language, 'faq'))
  for (const leverage of [10, 100]) {
    const price = String(50_000 * (1 - 1 / leverage + Number(MAINTENANCE_RATE)))
    expect(text).toContain(price.replace(/(?=...$)/, '\u00a0'))
  }
})

test('fifteen questions start closed, and a click opens or closes an answer', async () => {
  await open()
  expect(questions()).toHaveLength(15)

  const question = screen.getByRole('button', { name: 'What is leverage?' })
  expect(question).toHaveAttribute('aria-expanded', 'false')
  expect(screen.getByText(/^Leverage lets a small amount/)).not.toBeVisible()

  await userEvent.click(question)
  expect(question).toHaveAttribute('aria-expanded', 'true')
  expect(screen.getByText(/^Leverage lets a small amount/)).toBeVisible()

  await userEvent.click(question)
  expect(screen.getByText(/^Leverage lets a small amount/)).not.toBeVisible()
})

test('the first match is open with marked text, and the others show their number of matches', async () => {
  const search = await open()
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] })
  onTestFinished(() => void vi.useRealTimers())
  fireEvent.change(search, { target: { value: 'ISOLATED' } })
  expect(screen.getByRole('status')).toBeEmptyDOMElement()
  act(() => void vi.advanceTimersByTime(REST_MS))
  expect(screen.getByRole('status')).toHaveTextContent('1 of 15 questions')
  vi.useRealTimers()
  expect(questions()).toHaveLength(1)
  expect(within(questions()[0]!).getByRole('button')).toHaveAttribute('aria-expanded', 'true')
  expect(marked()).toContain('isolated')

  await userEvent.clear(screen.getByRole('searchbox'))
  await userEvent.type(screen.getByRole('searchbox'), 'margin')
  const hits = questions().map((question) => within(question).getByRole('button'))
  expect(hits.length).toBeGreaterThan(2)
  expect(hits.map((hit) => hit.getAttribute('aria-expanded'))).toEqual(['true', ...hits.slice(1).map(() => 'false')])
  for (const closed of hits.slice(1)) expect(closed).toHaveAccessibleName(/\d+ match(es)? in the answer$/)
  await userEvent.click(hits[0]!)
  expect(hits[0]).toHaveAttribute('aria-expanded', 'false')
  await userEvent.type(screen.getByRole('searchbox'), '{Backspace}')
  expect(hits[0]).toHaveAttribute('aria-expanded', 'true')
})

test.each(['in', 'below'])(
  'markup is searched as plain text; clearing the search %s the field restores all questions',
  async (place) => {
    const search = await open()
    await userEvent.click(screen.getByRole('button', { name: 'What is funding?' }))
    await userEvent.type(search, '<img src=x>')
    expect(questions()).toHaveLength(0)
    expect(screen.getByText('No results')).toBeVisible()
    expect(document.querySelector('img')).toBeNull()
    expect(await screen.findByText('0 of 15 questions', { selector: 'output' })).toBe(screen.getByRole('status'))

    await userEvent.click(screen.getAllByRole('button', { name: 'Clear the search' })[place === 'in' ? 0 : 1]!)
    expect(search).toHaveFocus()
    expect(questions()).toHaveLength(15)
    expect(screen.getByRole('button', { name: 'What is funding?' })).toHaveAttribute('aria-expanded', 'true')
    expect(screen.getByRole('status')).toBeEmptyDOMElement()
  },
)
