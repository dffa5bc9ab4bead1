// @vitest-environment jsdom
import { render, screen } from '@testing-library/react'
import { expect, test } from 'vitest'
import { Steady } from '../../../../../src/features/trading/orders/Steady.tsx'

const shown = (written: string) => (
  <Steady written={written}>
    <span>{written}</span>
  </Steady>
)

test('a number keeps the room of the widest one so far, so that no column moves', () => {
  const { rerender } = render(shown('+10.0100'))
  const room = (text: string) => screen.getByText(text).parentElement?.dataset['widest']
  rerender(shown('+9.9900'))
  expect(room('+9.9900')).toBe('+10.0100')
  rerender(shown('+100.0000'))
  expect(room('+100.0000')).toBe('+100.0000')
})
