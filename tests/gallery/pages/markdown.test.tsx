// @vitest-environment jsdom
import { cleanup, render, screen } from '@testing-library/react'
import { afterEach, expect, test } from 'vitest'
import { Markdown } from '../../../gallery/app/Markdown.tsx'
import { charts } from '../../../gallery/chart/machines.ts'
import { noteOn } from '../../../gallery/notes.ts'

afterEach(cleanup)

test('a note is shown with its paragraphs, lists, emphasis, code and links, and its HTML as text', () => {
  const { container } = render(
    <Markdown
      text={
        'It is **stored**, the *text* follows [the list](#/reset/error), as `4001`\ndoes.\n\n- One line\n- Another,\n  which <b>continues</b>'
      }
    />,
  )
  expect(container.querySelector('p')).toHaveTextContent('It is stored, the text follows the list, as 4001 does.')
  for (const [words, tag] of Object.entries({ stored: 'STRONG', text: 'EM', 4001: 'CODE' }))
    expect(screen.getByText(words).tagName).toBe(tag)
  expect(screen.getByRole('link', { name: 'the list' })).toHaveAttribute('href', '#/reset/error')
  expect(screen.getAllByRole('listitem').map(({ textContent }) => textContent.replaceAll(/\s+/g, ' '))).toEqual([
    'One line',
    'Another, which <b>continues</b>',
  ])
})

const notes = Object.keys(import.meta.glob('../../../gallery/notes/*/*.md')).map((path) => {
  const [, machine = '', state = '', by = null] = /([^/]+)\/([^/]+?)(?:--(.+))?\.md$/.exec(path) ?? []
  return { machine, state, by }
})

test.each(notes)('the note on $machine $state $by uses nothing that is not drawn, and its state is there', (note) => {
  const { machine, state, by } = note
  expect(charts.find(({ name }) => name === machine)?.nodes.map(({ path }) => path)).toContain(state)
  for (const lang of ['en', 'pl'] as const) {
    const { container } = render(<Markdown text={noteOn(machine, state, by, lang) ?? ''} />)
    expect(container.textContent.length).toBeGreaterThan(20)
    expect(container.textContent).not.toMatch(/\*\*|\]\(|^#|^\d\.|\|/m)
  }
})
