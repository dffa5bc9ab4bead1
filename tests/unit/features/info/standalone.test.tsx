// @vitest-environment jsdom
import { screen, waitFor } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { expect, test } from 'vitest'
import { storage } from '../../../../src/platform/storage.ts'
import { heading, openApp } from '../../openApp.tsx'

const open = (path: string) => openApp({ path, persona: null })

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
  const { asked } = await open(path)
  expect(await heading(title)).toBeVisible()
  await waitFor(() => expect(document.title).toContain(title))
  expect(document.documentElement.lang).toBe(path.endsWith('/pl') ? 'pl' : 'en')
  expect(asked.filter(({ credentials }) => credentials !== 'omit')).toEqual([])
  expect(storage.sessionExpiry.get()).toBeNull()
})

test('the fees of a visitor come from the public market list', async () => {
  const { asked } = await open('/fees')
  expect(await screen.findByRole('rowheader', { name: 'BTCUSDC' })).toBeVisible()
  expect(asked).toMatchObject([{ path: '/futures/api/markets/list', credentials: 'omit' }])
})

test('an address is not stored as the language, and hovering one changes nothing; the toggle opens and stores it', async () => {
  storage.language.set('pl')
  const { history, router } = await open('/faq')
  await heading('Frequently asked questions')
  await router.preloadRoute({ to: '/faq/{-$lang}', params: { lang: 'pl' } })
  expect(document.documentElement.lang).toBe('en')
  expect(storage.language.get()).toBe('pl')
  storage.language.set('en')
  await userEvent.click(screen.getByRole('radio', { name: /^PL/ }))
  await heading('Najczęściej zadawane pytania')
  expect(history.location.pathname).toBe('/futures/faq/pl')
  expect(storage.language.get()).toBe('pl')
  expect(screen.getByRole('radio', { name: /^PL/ })).toBeChecked()
  for (const link of screen.getAllByRole('link', { name: /^(Regulamin|Opłaty)$/ }))
    expect(link).toHaveAttribute('href', expect.stringMatching(/\/pl$/))
})

test('the terms have fourteen numbered sections, each linked from the contents', async () => {
  await open('/terms-of-use')
  await heading('Terms of use')
  const sections = await screen.findAllByRole('heading', { level: 2 })
  expect(sections).toHaveLength(14)
  expect(sections[13]).toHaveTextContent('14. Data, changes and complaints')
  const links = screen.getAllByRole('link', { name: /^\d+\. / })
  expect(new Set(links.map((link) => link.getAttribute('href'))).size).toBe(14)
  for (const link of links) {
    expect(document.querySelector(link.getAttribute('href')!)).toHaveTextContent(link.textContent)
  }
})
