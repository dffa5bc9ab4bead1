// @vitest-environment jsdom
import { QueryClient, QueryClientProvider } from '@tanstack/react-query'
import { createMemoryHistory, createRouter, RouterProvider } from '@tanstack/react-router'
import { cleanup, render, screen, waitFor } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { I18nextProvider } from 'react-i18next'
import { afterEach, beforeAll, beforeEach, expect, test, vi } from 'vitest'
import { i18n, startI18n } from '../../../../src/i18n/i18n.ts'
import { BASE_PATH } from '../../../../src/platform/mainSite.ts'
import { routeTree } from '../../../../src/routeTree.gen.ts'
import { storage } from '../../../../src/platform/storage.ts'
import { readTexts } from './texts.ts'

const calls: { path: string; credentials: string | undefined }[] = []

beforeAll(async () => {
  await startI18n(async (language, namespace) => readTexts(language, namespace))
  window.matchMedia = () =>
    ({ matches: true, addEventListener: () => {}, removeEventListener: () => {} }) as unknown as MediaQueryList
  globalThis.IntersectionObserver = class {
    observe() {}
    disconnect() {}
  } as unknown as typeof IntersectionObserver
  vi.stubGlobal('fetch', async (path: string, { credentials }: RequestInit) => {
    calls.push({ path, credentials })
    return Response.json({ result: 'ok', markets: [{ market: 'BTC-USDC', orderOpenFeeRate: '0.0006' }] })
  })
})

beforeEach(async () => {
  calls.length = 0
  localStorage.clear()
  await i18n.changeLanguage('en')
})

afterEach(cleanup)

function open(path: string) {
  const queryClient = new QueryClient()
  const history = createMemoryHistory({ initialEntries: [BASE_PATH + path] })
  const router = createRouter({ routeTree, history, basepath: BASE_PATH, context: { queryClient } })
  render(
    <I18nextProvider i18n={i18n}>
      <QueryClientProvider client={queryClient}>
        <RouterProvider router={router} />
      </QueryClientProvider>
    </I18nextProvider>,
  )
  return { history, router }
}

const heading = (name: string) => screen.findByRole('heading', { level: 1, name })

test.each([
  ['/terms-of-use', 'Terms of use'],
  ['/terms-of-use/pl', 'Regulamin'],
  ['/faq', 'Frequently asked questions'],
  ['/faq/pl', 'Najczęściej zadawane pytania'],
  ['/faq/en', 'Frequently asked questions'],
  ['/faq/de', 'Frequently asked questions'],
  ['/fees', 'Fees'],
  ['/fees/pl', 'Opłaty'],
])('%s is the page "%s", with its title, for a visitor without a session', async (path, title) => {
  open(path)
  expect(await heading(title)).toBeVisible()
  await waitFor(() => expect(document.title).toContain(title))
  expect(document.documentElement.lang).toBe(path.endsWith('/pl') ? 'pl' : 'en')
  expect(calls.filter(({ credentials }) => credentials !== 'omit')).toEqual([])
  expect(storage.sessionExpiry.get()).toBeNull()
})

test('the fees of a visitor come from the public market list', async () => {
  open('/fees')
  expect(await screen.findByRole('rowheader', { name: 'BTCUSDC' })).toBeVisible()
  expect(calls).toEqual([{ path: '/futures/api/markets/list', credentials: 'omit' }])
})

test('the language of an address does not overwrite the chosen one', async () => {
  storage.language.set('pl')
  open('/faq')
  await heading('Frequently asked questions')
  expect(storage.language.get()).toBe('pl')
})

test('the language toggle goes to the other address of the page and keeps the choice', async () => {
  const { history } = open('/faq')
  await heading('Frequently asked questions')
  await userEvent.click(screen.getByRole('radio', { name: /^PL/ }))
  await heading('Najczęściej zadawane pytania')
  expect(history.location.pathname).toBe('/futures/faq/pl')
  expect(storage.language.get()).toBe('pl')
  expect(screen.getByRole('radio', { name: /^PL/ })).toBeChecked()
})

test('pointing at an address of another language changes nothing yet', async () => {
  const { router } = open('/faq')
  await heading('Frequently asked questions')
  await router.preloadRoute({ to: '/faq/{-$lang}', params: { lang: 'pl' } })
  expect(document.documentElement.lang).toBe('en')
})

test('the tabs lead to the other public pages in the same language', async () => {
  const { history } = open('/faq/pl')
  await heading('Najczęściej zadawane pytania')
  expect(screen.getByRole('link', { name: 'FAQ' })).toHaveAttribute('aria-current', 'page')

  await userEvent.click(screen.getByRole('link', { name: 'Opłaty' }))
  await heading('Opłaty')
  expect(history.location.pathname).toBe('/futures/fees/pl')
  expect(document.documentElement.lang).toBe('pl')
})

test('the terms have fourteen numbered sections, each reached from the contents', async () => {
  open('/terms-of-use')
  await heading('Terms of use')
  const sections = await screen.findAllByRole('heading', { level: 2 })
  expect(sections).toHaveLength(14)
  expect(sections[13]).toHaveTextContent('14. Data, changes and complaints')
  for (const link of screen.getAllByRole('link', { name: /^\d+\. / })) {
    expect(document.querySelector(link.getAttribute('href')!)).toHaveTextContent(link.textContent)
  }
})
