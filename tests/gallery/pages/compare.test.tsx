// @vitest-environment jsdom
import { render, screen, within } from '@testing-library/react'
import { afterEach, expect, test, vi } from 'vitest'
import { parseAddress } from '../../../gallery/address.ts'
import { pageTitle } from '../../../gallery/app/shell/pageTitle.ts'
import { charts } from '../../../gallery/chart/machines.ts'
import { PicturesPage } from '../../../gallery/export/PicturesPage.tsx'

const reset = charts.find(({ name }) => name === 'reset')!
const ADDRESS = '#/pictures/variants/reset/error?by=payment-failed&width=390&lang=pl'

afterEach(() => {
  vi.unstubAllGlobals()
})

test('a view is compared in every language and theme from its pictures, at the address’s width', async () => {
  const parts = Object.fromEntries(
    ['en-dark', 'en-light', 'pl-dark', 'pl-light'].map((look) => [`reset/resetting/error--payment-failed--${look}-390.webp`, { x: 0, y: 0, width: 390, height: 400 }]),
  )
  vi.stubGlobal('fetch', async () => Response.json({ printed: '2026-11-23T12:00:00Z', parts }))
  const { place, settings } = parseAddress(ADDRESS)
  if (place.page !== 'pictures') throw new Error(ADDRESS)
  render(<PicturesPage chart={reset} place={place} settings={settings} />)
  const tiles = await screen.findAllByRole('figure')
  expect(tiles.map((tile) => within(tile).getByRole('link').textContent)).toEqual(['English, dark', 'English, light', 'Polish, dark', 'Polish, light'])
  expect(tiles.map((tile) => within(tile).getByRole('img').getAttribute('src')?.replace(/.*--(.*)-390.*/, '$1'))).toEqual(['en-dark', 'en-light', 'pl-dark', 'pl-light'])
  expect(within(tiles[2]!).getByRole('link').getAttribute('href')).toBe('#/reset/error?by=payment-failed&lang=pl&width=390&scene=resetting')
  // Each tile has its own.
  expect(screen.queryByRole('group', { name: 'Language' })).toBeNull()
  expect(pageTitle(parseAddress(ADDRESS), charts)).toBe('Languages and themes · Not paid: Payment failed · Activate or reset the balance · 390 px · Gallery')
})
