// @vitest-environment jsdom
import { render, screen } from '@testing-library/react'
import { expect, test } from 'vitest'
import { Markdown } from '../../gallery/app/Markdown.tsx'

const NOTE = `## What to look at

The code is **kept**, the *text* follows [the list](https://example.com/codes), as \`4001\`
does.

- One line
- Another,
  which goes on`

test('a note is set in headings, paragraphs, lists, emphasis, code and links', () => {
  render(<Markdown text={NOTE} />)
  expect(screen.getByRole('heading', { name: 'What to look at' })).toBeVisible()
  expect(screen.getByText(/^The code is/)).toHaveTextContent('The code is kept, the text follows the list, as 4001 does.')
  expect(screen.getByText('kept').tagName).toBe('STRONG')
  expect(screen.getByText('text').tagName).toBe('EM')
  expect(screen.getByText('4001').tagName).toBe('CODE')
  expect(screen.getByRole('link', { name: 'the list' })).toHaveAttribute('href', 'https://example.com/codes')
  expect(screen.getAllByRole('listitem').map(({ textContent }) => textContent.replaceAll(/\s+/g, ' '))).toEqual(['One line', 'Another, which goes on'])
})
