// @vitest-environment jsdom
import { render, screen } from '@testing-library/react'
import { I18nextProvider } from 'react-i18next'
import { beforeAll, expect, test } from 'vitest'
import { i18n } from '../../../src/i18n/i18n.ts'
import { UnreadableEntries } from '../../../src/ui/list/UnreadableEntries.tsx'
import { englishTexts } from './texts.ts'

beforeAll(async () => void (await englishTexts()))

const line = (count: number | undefined) => (
  <I18nextProvider i18n={i18n}>
    <UnreadableEntries count={count} />
  </I18nextProvider>
)

test.each([
  ['en', 1, '1 entry could not be shown.'],
  ['en', 3, '3 entries could not be shown.'],
  ['pl', 1, 'Pominięto 1 nieczytelny wpis.'],
  ['pl', 2, 'Pominięto 2 nieczytelne wpisy.'],
  ['pl', 4, 'Pominięto 4 nieczytelne wpisy.'],
  ['pl', 5, 'Pominięto 5 nieczytelnych wpisów.'],
  ['pl', 12, 'Pominięto 12 nieczytelnych wpisów.'],
  ['pl', 22, 'Pominięto 22 nieczytelne wpisy.'],
])('%s, %i', async (language, count, words) => {
  await i18n.changeLanguage(language)
  const { unmount } = render(line(count))
  expect(screen.getByRole('status')).toHaveTextContent(new RegExp(`^${words}$`))
  unmount()
})

test('it is announced when the number appears or changes, not when it repeats, and is empty while everything is shown', async () => {
  await i18n.changeLanguage('en')
  const { rerender } = render(line(undefined))
  const place = screen.getByRole('status')
  expect(place).toBeEmptyDOMElement()
  rerender(line(0))
  expect(place).toBeEmptyDOMElement()
  rerender(line(2))
  const textNode = place.querySelector('p')!.lastChild
  rerender(line(2))
  expect(place.querySelector('p')?.lastChild).toBe(textNode)
  expect(place).toHaveTextContent('2 entries could not be shown.')
  rerender(line(0))
  expect(place).toBeEmptyDOMElement()
})
