// @vitest-environment jsdom
import { render, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { I18nextProvider } from 'react-i18next'
import { expect, test } from 'vitest'
import { AlertForm } from '../../../../../src/features/trading/alerts/PriceAlertForm.tsx'
import { i18n } from '../../../../../src/i18n/i18n.ts'
import { englishTexts } from '../../../ui/texts.ts'

// Only the form, with a test field: its two uses differ in their fields.
await englishTexts()
await i18n.loadNamespaces('alerts')

test('without a price the button can be focused, explains what is missing, and focuses the field', async () => {
  render(
    <I18nextProvider i18n={i18n}>
      <AlertForm alert={null}>
        <input aria-label="Price" />
      </AlertForm>
    </I18nextProvider>,
  )
  await userEvent.tab()
  await userEvent.tab()
  const set = screen.getByRole('button', { name: 'Set alert' })
  expect(set).toHaveFocus()
  expect(set).toHaveAttribute('aria-disabled', 'true')
  await userEvent.keyboard('{Enter}')
  expect(screen.getByRole('status')).toHaveTextContent('Enter a valid value first.')
  expect(screen.getByRole('textbox')).toHaveFocus()
})
