// @vitest-environment jsdom
import { screen, within } from '@testing-library/react'
import { afterEach, expect, test, vi } from 'vitest'
import { heading, openAnew as open } from '../../openApp.tsx'

/** What `npm run brand -- FILE --into` writes into the page. */
function wear(brand: unknown) {
  const meta = document.createElement('meta')
  Object.assign(meta, { name: 'futures-brand', content: typeof brand === 'string' ? brand : JSON.stringify(brand) })
  document.head.append(meta)
}
afterEach(() => document.querySelector('meta[name="futures-brand"]')?.remove())

const AURORA = {
  names: { product: 'Aurora Perpetuals', exchange: 'Aurora' },
  links: { home: 'https://aurora.example/', wallet: 'https://aurora.example/funds' },
  currency: 'AUR',
}

test('a brand’s name links to its exchange, and the wallet link to its wallet page', async () => {
  wear(AURORA)
  await open('/terms')
  await heading('Terms')
  expect(screen.getByRole('link', { name: 'Aurora Perpetuals' })).toHaveAttribute('href', 'https://aurora.example/')
  expect(screen.getByRole('link', { name: 'Wallet' })).toHaveAttribute('href', 'https://aurora.example/funds')
  const { i18n } = await import('../../../../src/i18n/i18n.ts')
  expect(i18n.t('shell.title', { title: 'Terms' })).toBe('Terms · Aurora Perpetuals')
  expect(i18n.t('common.backToNamed')).toBe('Back to Aurora')
  expect(i18n.t('levels.money.name')).toBe('AUR')
})

test('a brand offers its languages, the first one by default', async () => {
  wear({ languages: ['pl', 'en'], theme: 'light' })
  await open('/terms')
  await heading('Regulamin')
  const choice = within(screen.getByRole('radiogroup', { name: 'Język' }))
  expect(choice.getAllByRole('radio').map((radio) => radio.getAttribute('value'))).toEqual(['pl', 'en'])
  const { storage } = await import('../../../../src/platform/storage.ts')
  expect(storage.nightMode.get()).toBe(false)
})

test.each([
  ['no JSON', '{names', '(no JSON object)'],
  ['wrong fields', { names: { product: '<b>' }, theme: 'sepia', currency: 'KXT' }, 'names, theme'],
])('a brand with %s falls back to the built-in one and logs the error', async (_, brand, named) => {
  const consoleError = vi.spyOn(console, 'error').mockReturnValue()
  wear(brand)
  await open('/terms')
  await heading('Terms')
  expect(screen.getByRole('link', { name: 'Futures' })).toHaveAttribute('href', '/')
  expect(consoleError).toHaveBeenCalledWith(`futures-brand: wrong or unknown, the default counts: ${named}`)
})
