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

test('a long list can jump to a page by number, a short one cannot', async () => {
  const onPage = vi.fn<(page: number) => void>()
  const { rerender } = render(<Pager list="Orders" page={3} pages={496} from={21} to={30} total={4960} onPage={onPage} />)
  const field = screen.getByRole('textbox', { name: 'Go to page' })
  await userEvent.type(field, '248{Enter}')
  expect(onPage).toHaveBeenLastCalledWith(248)
  expect(field).toHaveValue('')
  await userEvent.type(field, '9999{Enter}')
  expect(onPage).toHaveBeenLastCalledWith(496)
  await userEvent.type(field, '{Enter}')
  expect(screen.queryByRole('alert')).toBeNull()
  for (const nowhere of ['0', '-3', 'abc']) {
    await userEvent.type(field, `${nowhere}{Enter}`)
    expect(screen.getByRole('alert')).toHaveTextContent('A number from 1 to 496')
    expect(field).toHaveValue(nowhere)
    expect(field).toHaveAccessibleDescription('A number from 1 to 496')
    await userEvent.clear(field)
    expect(screen.queryByRole('alert')).toBeNull()
  }
  expect(onPage.mock.calls).toEqual([[248], [496]])

  rerender(<Pager list="Orders" page={3} pages={7} from={21} to={30} total={70} onPage={onPage} />)
  expect(screen.queryByRole('textbox')).toBeNull()
})

const SIZE = 10
/** A paged list that grows by one row on an external event. */
function List({ rows }: { rows: number }) {
  const [page, setPage] = useState(1)
  const from = (page - 1) * SIZE + 1
  return <Pager list="Ranks" page={page} pages={Math.ceil(rows / SIZE)} from={from} to={Math.min(rows, from + SIZE - 1)} total={rows} onPage={setPage} />
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

test('a page beyond the last announces that the last one is shown', async () => {
  render(<List rows={86} />)
  await userEvent.type(screen.getByRole('textbox', { name: 'Go to page' }), '99{Enter}')
  expect(screen.getByRole('status')).toHaveTextContent('Page 9 of 9, 81–86 of 86')
  await userEvent.type(screen.getByRole('textbox', { name: 'Go to page' }), '3{Enter}')
  expect(screen.getByRole('status')).toHaveTextContent('Page 3 of 9, 21–30 of 86')
})

test('the pages are named after their list', () => {
  render(<List rows={86} />)
  expect(screen.getByRole('navigation', { name: 'Pages: Ranks' })).toBeVisible()
})
