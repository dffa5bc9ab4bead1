// @vitest-environment jsdom
import { cleanup, render, screen } from '@testing-library/react'
import { afterEach, expect, test, vi } from 'vitest'
import type { Changes } from '../../../gallery/export/changes/changes.ts'
import { ChangesPage } from '../../../gallery/export/changes/ChangesPage.tsx'

afterEach(() => {
  cleanup()
  vi.unstubAllGlobals()
})

/** Opens the page on so many changed views of one machine that is gone. */
async function open(count: number) {
  const commit = { hash: '0'.repeat(40), subject: 'One', date: '2026-11-21T12:00:00Z' }
  const found = Array.from({ length: count }, (_, at) => ({
    name: `gone/first/state${at}--the-beginning--en-dark-700.png`,
    change: 'changed' as const,
  }))
  const changes: Changes = { before: commit, after: commit, remarks: [], charts: [], views: found }
  vi.stubGlobal('fetch', async () => Response.json(changes))
  render(<ChangesPage />)
  await screen.findByRole('heading', { level: 1, name: 'What changed' })
}

test('a few changed views are shown side by side', async () => {
  await open(20)
  expect(screen.getByRole('heading', { level: 2, name: 'gone' })).toBeVisible()
  expect(screen.getByRole('heading', { name: 'First › State19: The beginning' })).toBeVisible()
  expect(
    screen.getByRole('img', { name: 'First › State19: The beginning, English, dark, 700 px, after' }),
  ).toBeVisible()
})

test('many are collapsed by machine, with their number', async () => {
  await open(21)
  expect(screen.getByRole('heading', { level: 2, name: 'gone' })).toBeVisible()
  expect(screen.getByText('21 views', { selector: 'summary span' })).toBeVisible()
  expect(screen.getByText('First › State19: The beginning')).not.toBeVisible()
})
