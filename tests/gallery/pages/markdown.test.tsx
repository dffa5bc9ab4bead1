// @vitest-environment jsdom
import { cleanup, render, screen } from '@testing-library/react'
import fc from 'fast-check'
import { afterEach, expect, test } from 'vitest'
import { Markdown } from '../../../gallery/app/Markdown.tsx'

afterEach(cleanup)

const NOTE = `## What to look at

The code is **storedNotes**, the *text* follows [the list](https://example.com/codes), as \`4001\`
does.

- One line
- Another,
  which continues`

test('a note supports headings, paragraphs, lists, emphasis, code and links', () => {
  render(<Markdown text={NOTE} />)
  expect(screen.getByRole('heading', { name: 'What to look at' })).toBeVisible()
  expect(screen.getByText(/^The code is/)).toHaveTextContent('The code is storedNotes, the text follows the list, as 4001 does.')
  expect(screen.getByText('storedNotes').tagName).toBe('STRONG')
  expect(screen.getByText('text').tagName).toBe('EM')
  expect(screen.getByText('4001').tagName).toBe('CODE')
  expect(screen.getByRole('link', { name: 'the list' })).toHaveAttribute('href', 'https://example.com/codes')
  expect(screen.getAllByRole('listitem').map(({ textContent }) => textContent.replaceAll(/\s+/g, ' '))).toEqual(['One line', 'Another, which continues'])
})

const RICH = `1. First
2. Second
   - inner one
   - inner **two**

   and on
3. Third

| State | Words |
|---|:--:|
| \`init\` | a \\| b |

> It is said
> so.

\`\`\`
1 | not a table
  storedNotes
\`\`\`

![The dialog](init.png) and [no](javascript:alert(1)) <b>html</b>

---

Last`

const TABLE = `Before
| State | Code | Share |
|:--|:-:|--:|
| [Not paid](#/reset/error) | \`4001\` | 12 % |
| **Lost** | a \\| b
only one
| more | than | the | head |

After

| no | table |
|---|`

test('a table has the columns of its header, with alignment, and code and links in its cells', () => {
  const { container } = render(<Markdown text={TABLE} />)
  expect(screen.getAllByRole('columnheader').map(({ style }) => style.textAlign)).toEqual(['left', 'center', 'right'])
  const rows = [...container.querySelectorAll('tbody tr')].map((row) => [...row.children].map(({ textContent }) => textContent))
  expect(rows).toEqual([['Not paid', '4001', '12 %'], ['Lost', 'a | b', ''], ['only one', '', ''], ['more', 'than', 'the']])
  expect(screen.getByText('12 %').style.textAlign).toBe('right')
  expect(screen.getByText('4001').tagName).toBe('CODE')
  expect(screen.getByRole('link', { name: 'Not paid' })).toHaveAttribute('href', '#/reset/error')
  expect(screen.getByRole('group', { name: 'Table: State, Code, Share' })).toHaveAttribute('tabindex', '0')
  expect(screen.getByText('Before').tagName).toBe('P')
  expect(screen.getByText(/^\| no/)).toHaveTextContent('| no | table | |---|')
})

test('a table may follow any heading, and every row has as many cells as its header', () => {
  const cell = fc.stringMatching(/^[a-z]{1,6}$/)
  const table = fc.integer({ min: 1, max: 5 }).chain((columns) => fc.tuple(fc.array(cell, { minLength: columns, maxLength: columns }), fc.array(fc.array(cell, { minLength: 1, maxLength: 6 }), { maxLength: 4 })))
  fc.assert(
    fc.property(table, ([head, rows]) => {
      const line = (cells: readonly string[]) => `| ${cells.join(' | ')} |`
      const { container, unmount } = render(<Markdown text={[line(head), line(head.map(() => '---')), ...rows.map(line)].join('\n')} />)
      const cells = [...container.querySelectorAll('tr')].map((row) => [...row.children].map(({ textContent }) => textContent))
      unmount()
      expect(cells).toEqual([head, ...rows.map((row) => head.map((_, column) => row[column] ?? ''))])
    }),
  )
})

test('other Markdown is kept: numbered and nested lists, tables, quotes, fences, images', () => {
  const { container } = render(<Markdown text={RICH} />)
  const ordered = container.querySelector('ol')
  expect([...(ordered?.children ?? [])].map(({ firstChild }) => firstChild?.textContent)).toEqual(['First', 'Second', 'Third'])
  expect([...container.querySelectorAll('ol ul li')].map(({ textContent }) => textContent)).toEqual(['inner one', 'inner two'])
  expect(screen.getByText('and on').closest('li')).toHaveTextContent(/^Second/)
  expect(screen.getAllByRole('columnheader').map(({ textContent }) => textContent)).toEqual(['State', 'Words'])
  expect(screen.getAllByRole('cell').map(({ textContent }) => textContent)).toEqual(['init', 'a | b'])
  expect(container.querySelector('blockquote')).toHaveTextContent('It is said so.')
  expect(container.querySelector('pre')?.textContent).toBe('1 | not a table\n  storedNotes')
  expect(screen.getByRole('img', { name: 'The dialog' })).toHaveAttribute('src', 'init.png')
  expect(container.querySelector('a')).toBe(null)
  expect(container).toHaveTextContent('[no](javascript:alert(1))')
  expect(container).toHaveTextContent('<b>html</b>')
  expect(container.querySelector('hr')).not.toBe(null)
  expect(screen.getByText('Last').tagName).toBe('P')
})
