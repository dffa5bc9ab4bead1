// @vitest-environment jsdom
import { act, cleanup, render, screen } from '@testing-library/react'
import { afterEach, beforeAll, beforeEach, describe, expect, test, vi } from 'vitest'
import { chooseHidden, followHidden } from '../../../../src/app/command-palette/chooseHidden.ts'
import { HideButton } from '../../../../src/app/command-palette/Palette.tsx'
import { i18n } from '../../../../src/i18n/i18n.ts'
import { Masked } from '../../../../src/ui/masked/Masked.tsx'
import { MaskedGain } from '../../../../src/ui/masked/MaskedGain.tsx'
import { MaskedText } from '../../../../src/ui/masked/MaskedText.tsx'
import { type MaskableText, renderText } from '../../../../src/ui/masked/renderText.ts'
import { toast } from '../../../../src/ui/toasts/toast.ts'
import { Toasts } from '../../../../src/ui/toasts/Toasts.tsx'
import { d } from '../../domain/builders.ts'
import { otherTab } from '../../otherTab.ts'
import { englishTexts } from '../texts.ts'

beforeAll(async () => {
  await englishTexts()
  await i18n.loadNamespaces('palette')
})
beforeEach(() => {
  localStorage.clear()
  chooseHidden(false)
})
afterEach(() => {
  cleanup()
  vi.restoreAllMocks()
})

const hide = (isHidden = true) => act(() => chooseHidden(isHidden))
/** The text for screen readers: all except what is hidden from them. */
const accessibleText = (text = document.body) => {
  const copy = text.cloneNode(true) as HTMLElement // a clone has the element's type
  for (const silent of copy.querySelectorAll('[aria-hidden="true"]')) silent.remove()
  return copy.textContent
}

describe('a masked amount', () => {
  test('is five dots visually and a word for screen readers, for any length, without sign and colour', () => {
    render(
      <p>
        <Masked>12 480.3071</Masked> <MaskedGain of={d('-12.5')} />
      </p>,
    )
    expect(screen.getByText('−12.5000')).toHaveClass('text-short')
    expect(accessibleText()).toBe('12 480.3071 −12.5000')
    hide()
    expect(document.body).toHaveTextContent('•••••hidden •••••hidden')
    expect(accessibleText()).toBe('hidden hidden')
    expect(document.querySelector('.text-short, .text-long')).toBeNull()
    hide(false)
    expect(accessibleText()).toBe('12 480.3071 −12.5000')
  })

  test('that is unknown stays a dash', () => {
    hide()
    render(
      <p>
        <Masked>–</Masked>
        <MaskedGain of={null} />
      </p>,
    )
    expect(accessibleText()).toBe('––')
    expect(renderText((own) => own('–'))).toBe('–')
  })

  test('is the only part of a sentence that is masked', () => {
    const text: MaskableText = (own) => `P&L ${own('+1.0000')} KXT, ${own('+2.0000')} KXT after fees, ROI +3 %`
    render(
      <p>
        <MaskedText text={text} />
      </p>,
    )
    expect(accessibleText()).toBe('P&L +1.0000 KXT, +2.0000 KXT after fees, ROI +3 %')
    hide()
    expect(accessibleText()).toBe('P&L hidden KXT, hidden KXT after fees, ROI +3 %')
  })
})

test('is masked in toasts already on screen, too', () => {
  vi.stubGlobal('matchMedia', () => ({ matches: true, addEventListener: () => {}, removeEventListener: () => {} }))
  render(<Toasts />)
  act(() => toast({ kind: 'error', title: 'Liquidated', text: (own) => `${own('−250.0000')} KXT net`, sticky: true }))
  expect(screen.getByRole('alert')).toHaveTextContent('−250.0000 KXT net')
  hide()
  expect(screen.getByRole('alert')).not.toHaveTextContent('250')
  expect(screen.getByRole('alert')).toHaveTextContent('KXT net')
})

describe('the choice', () => {
  test('is a toggle button with one name', () => {
    render(<HideButton />)
    const button = screen.getByRole('button', { name: 'Hide amounts', pressed: false })
    act(() => button.click())
    expect(button).toHaveAttribute('aria-pressed', 'true')
    expect(button).toHaveAccessibleName('Hide amounts')
    expect(localStorage.getItem('futuresAmounts')).toBe('hidden')
    act(() => button.click())
    expect(localStorage.getItem('futuresAmounts')).toBe('shown')
    expect(button).toHaveAttribute('aria-pressed', 'false')
  })

  test('follows other tabs, and resets when storage is cleared', () => {
    const stop = followHidden()
    render(
      <p>
        <Masked>1.0000</Masked>
      </p>,
    )
    act(() => otherTab('futuresAmounts', 'hidden'))
    expect(accessibleText()).toBe('hidden')
    act(() => otherTab('futuresAmounts', 'nonsense'))
    expect(accessibleText()).toBe('1.0000')
    act(() => otherTab('futuresAmounts', 'hidden'))
    act(() => otherTab(null, null))
    expect(accessibleText()).toBe('1.0000')
    stop()
    act(() => otherTab('futuresAmounts', 'hidden'))
    expect(document.documentElement.dataset['amounts']).toBe('shown')
  })
})
