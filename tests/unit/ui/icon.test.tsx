// @vitest-environment jsdom
import { render } from '@testing-library/react'
import ChevronDown from 'lucide-react/icons/chevron-down'
import { expect, test } from 'vitest'
import createIcon from '../../../src/ui/display/createIcon.ts'

test('an icon is drawn as its library draws it', () => {
  const own = createIcon({ node: [['path', { d: 'm6 9 6 6 6-6', key: 'any' }]] })
  const [drawn, byLibrary] = [own, ChevronDown].map((Icon) => {
    const icon = render(<Icon size={16} strokeWidth={2.5} />).container.firstElementChild
    for (const unneeded of ['class', 'xmlns']) icon?.removeAttribute(unneeded)
    return icon?.outerHTML
  })
  expect(drawn).toBe(byLibrary)
})
