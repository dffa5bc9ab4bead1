// @vitest-environment jsdom
import { render, screen } from '@testing-library/react'
import { expect, test } from 'vitest'
import { useKeptFocus } from '../../src/components/trading/useKeptFocus.ts'

function List({ rows }: { rows: string[] }) {
  return (
    <div ref={useKeptFocus<HTMLDivElement>()} role="group" tabIndex={-1} aria-label="rows">
      {rows.map((row) => (
        <button key={row} type="button">
          {row}
        </button>
      ))}
    </div>
  )
}

test('the focus of a row that goes stays in the list', () => {
  const { rerender } = render(<List rows={['first', 'second']} />)
  screen.getByRole('button', { name: 'second' }).focus()
  rerender(<List rows={['first']} />)
  expect(screen.getByRole('group')).toHaveFocus()
})

test('a focus that has gone elsewhere is left alone', () => {
  const { rerender } = render(
    <>
      <List rows={['first', 'second']} />
      <input />
    </>,
  )
  screen.getByRole('button', { name: 'second' }).focus()
  screen.getByRole('textbox').focus()
  screen.getByRole('textbox').blur()
  rerender(
    <>
      <List rows={['first']} />
      <input />
    </>,
  )
  expect(document.body).toHaveFocus()
})
