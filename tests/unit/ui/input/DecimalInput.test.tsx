// @vitest-environment jsdom
import { cleanup, fireEvent, render, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { useState } from 'react'
import { afterEach, beforeAll, expect, test, vi } from 'vitest'
import { DecimalInput } from '../../../../src/ui/input/DecimalInput.tsx'
import { englishTexts } from '../texts.ts'

beforeAll(englishTexts)
afterEach(cleanup)

function open(start = '', decimals = 2) {
  const onChange = vi.fn<(value: string) => void>()
  const Form = () => {
    const [value, setValue] = useState(start)
    const change = (next: string) => {
      onChange(next)
      setValue(next)
    }
    return <DecimalInput label="Amount" value={value} onChange={change} decimals={decimals} />
  }
  render(<Form />)
  const field = screen.getByLabelText<HTMLInputElement>('Amount')
  const shown = () => field.value.replaceAll('\u00a0', ' ')
  const last = () => onChange.mock.lastCall?.[0]
  return { field, shown, last, onChange, user: userEvent.setup() }
}

test('thousands are grouped while typing, and the value stays plain', async () => {
  const { user, field, shown, last } = open()
  await user.type(field, '1234567.89')
  expect(shown()).toBe('1 234 567.89')
  expect(last()).toBe('1234567.89')
})

test('backspace after a space deletes the digit before it', async () => {
  const { user, field, shown } = open('1234')
  await user.type(field, '{Backspace}', { initialSelectionStart: 2, initialSelectionEnd: 2 })
  expect(shown()).toBe('234')
  expect(field.selectionStart).toBe(0)
})

test('a pasted number is taken, with any spaces and a comma', async () => {
  const { user, field, last, shown } = open()
  await user.click(field)
  await user.paste(' 1\u202f234,56\n')
  expect(last()).toBe('1234.56')
  expect(shown()).toBe('1 234.56')
  field.setSelectionRange(0, 8)
  await user.paste('1234.56')
  expect(shown()).toBe('1 234.56')
  expect(field).not.toHaveAccessibleDescription(/Not pasted/)
})

test('pasting what is no number changes nothing, with a hint until the next key', async () => {
  const { user, field, onChange, shown } = open('7.5')
  await user.click(field)
  field.setSelectionRange(0, 3)
  await user.paste('1,234')
  expect(onChange).not.toHaveBeenCalled()
  expect(shown()).toBe('7.5')
  expect(field).toHaveAccessibleDescription(/^Not pasted: /)
  await user.keyboard('1')
  expect(field).not.toHaveAccessibleDescription(/Not pasted/)
})

test.each([
  ['7.5', 'a', 'Digits only'],
  ['7.5', '.', 'Digits only'],
  ['7.55', '5', 'No room for more digits'],
  ['1234567890', '1', 'No room for more digits'],
])('to %s, a typed %s changes nothing, with a hint once until the next key', async (value, key, why) => {
  const { user, field, onChange } = open(value)
  await user.type(field, key, { initialSelectionStart: 3, initialSelectionEnd: 3 })
  expect(onChange).not.toHaveBeenCalled()
  expect(field.selectionStart).toBe(3)
  const alert = screen.getByRole('alert')
  expect(alert).toHaveTextContent(why)
  expect(field).toHaveAccessibleDescription(why)
  await user.keyboard(key)
  // The same element: it is not announced again.
  expect(screen.getByRole('alert')).toBe(alert)
  // What a browser sends; user-event sends ''.
  fireEvent(field, new InputEvent('beforeinput', { data: null, inputType: 'deleteContentBackward' }))
  expect(screen.queryByRole('alert')).toBeNull()
})

test('a space is ignored silently, since thousands may be typed with spaces', async () => {
  const { user, field, last } = open('')
  await user.type(field, '12 345')
  expect(last()).toBe('12345')
  await user.keyboard(' ')
  expect(screen.queryByRole('alert')).toBeNull()
})

test('label, hint and error are associated with the field', () => {
  render(
    <DecimalInput
      label="Amount"
      hint="Min 10 KXT"
      error="Too much"
      value=""
      onChange={() => {}}
      decimals={2}
      suffix="KXT"
    />,
  )
  const field = screen.getByLabelText('Amount')
  expect(field).toHaveAccessibleDescription('Too much Min 10 KXT')
  expect(field).toBeInvalid()
  expect(field).toHaveAttribute('inputmode', 'decimal')
})
