// @vitest-environment jsdom
import { cleanup, render, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { useState } from 'react'
import { afterEach, beforeAll, expect, test, vi } from 'vitest'
import { Pager } from '../../../../src/ui/list/Pager.tsx'
import { englishTexts } from '../texts.ts'

beforeAll(englishTexts)
afterEach(cleanup)

test('shows the current page and opens the clicked one', async () => {
  const onPage = vi.fn<(page: number) => void>()
  render(<Pager list="Orders" page={2} pages={3} from={11} to={20} total={24} onPage={onPage} />)
  expect(screen.getByText('11–20 of 24')).toBeVisible()
  expect(screen.getByRole('button', { current: 'page' })).toHaveAccessibleName('Page 2 of 3')

  for (const [name, page] of [
    ['Previous page', 1],
    ['Next page', 3],
    ['Page 3 of 3', 3],
  ] as const) {
    await userEvent.click(screen.getByRole('button', { name }))
    expect(onPage).toHaveBeenLastCalledWith(page)
  }
})

test('numbers have a space between thousands', () => {
  render(<Pager list="Ranks" page={1234} pages={1235} from={12331} to={12340} total={12345} onPage={() => {}} />)
  expect(screen.getByText(/^12\s331–12\s340 of 12\s345$/)).toBeVisible()
  const current = screen.getByRole('button', { current: 'page' })
  expect(current).toHaveAccessibleName(/^Page 1\s234 of 1\s235$/)
  expect(current).toHaveTextContent(/^1\s234$/)
})

test('at the ends the arrows are disabled but keep the focus; a single page has no pager', async () => {
  const onPage = vi.fn()
  const { rerender } = render(<Pager list="Orders" page={1} pages={2} from={1} to={10} total={14} onPage={onPage} />)
  const previous = screen.getByRole('button', { name: 'Previous page' })
  expect(previous).toHaveAttribute('aria-disabled', 'true')
  await userEvent.click(previous)
  expect(onPage).not.toHaveBeenCalled()
  expect(previous).toHaveFocus()
  expect(screen.getByRole('button', { name: 'Next page' })).toHaveAttribute('aria-disabled', 'false')

  rerender(<Pager list="Orders" page={1} pages={1} from={1} to={4} total={4} onPage={() => {}} />)
  expect(screen.queryByRole('navigation')).toBeNull()
})

const SIZE = 10
/** A paged list that grows by one row on an external event. */
function List({ rows }: { rows: number }) {
  const [page, setPage] = useState(1)
  const from = (page - 1) * SIZE + 1
  return (
    <Pager
      list="Ranks"
      page={page}
      pages={Math.ceil(rows / SIZE)}
      from={from}
      to={Math.min(rows, from + SIZE - 1)}
      total={rows}
      onPage={setPage}
    />
  )
}

test('changing the page announces the rows once; a growing list announces nothing', async () => {
  const { rerender } = render(<List rows={86} />)
  const status = screen.getByRole('status')
  expect(status).toBeEmptyDOMElement()
  await userEvent.click(screen.getByRole('button', { name: 'Next page' }))
  expect(status).toHaveTextContent('Page 2 of 9, 11–20 of 86')
  rerender(<List rows={87} />)
  expect(screen.getByText('11–20 of 87')).toBeVisible()
  expect(status).toHaveTextContent('Page 2 of 9, 11–20 of 86')
})

test('the pages are named after their list', () => {
  render(<List rows={86} />)
  expect(screen.getByRole('navigation', { name: 'Pages: Ranks' })).toBeVisible()
})
