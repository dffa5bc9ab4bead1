import type { Page } from './exchange.ts'

/**
 * Controls that the page offers and nobody can see or reach: behind an open dialog (they have to be inert), or behind a fixed bar
 * after the browser has scrolled to them; and a side button that would send an amount which neither it nor a field in the window
 * shows.
 */
export const outOfReach = (page: Page) =>
  page.evaluate(() => {
    const CONTROLS = 'a[href], button, input, select, textarea, summary, [tabindex="0"]'
    const dialog = [...document.querySelectorAll('[role=dialog][aria-modal=true]')].at(-1)
    const name = (element: Element) =>
      `“${element.getAttribute('aria-label') ?? (element.textContent.trim() || element.tagName)}”`
    const isOffered = (element: Element) =>
      !element.matches(':disabled') &&
      !element.closest('[inert], [aria-hidden=true]') &&
      element.checkVisibility({ opacityProperty: true, visibilityProperty: true })
    const isInWindow = ({ top, bottom }: DOMRect) => top >= 0 && bottom <= innerHeight
    const barAt = (element: Element, x: number, y: number) => {
      const hit = document.elementFromPoint(x, y)
      // Toasts go by themselves.
      if (hit?.closest('.toasts')) return null
      for (let bar = hit; bar && !bar.contains(element); bar = bar.parentElement) {
        const { position } = getComputedStyle(bar)
        if (position === 'fixed' || position === 'sticky') return bar
        // An open list is over the page until it is closed.
        if (position === 'absolute') return null
      }
      return null
    }
    /** Over its whole height. */
    const barOver = (element: Element) => {
      const { left, top, width, height } = element.getBoundingClientRect()
      const [bar, ...bars] = [0.1, 0.5, 0.9].map((share) => barAt(element, left + width / 2, top + height * share))
      return bars.every(Boolean) ? bar : null
    }
    const number = (text: string) => text.replaceAll(/[^\d.]/g, '')

    const { scrollY } = window
    const found: string[] = []
    for (const control of document.querySelectorAll(CONTROLS)) {
      const box = control.closest('label') ?? control
      // Visible only with the focus: in a box of one pixel.
      if (!isOffered(control) || box.getBoundingClientRect().width <= 1) continue
      if (dialog && !dialog.contains(control)) {
        found.push(`behind the dialog, and not inert: ${name(control)}`)
        continue
      }
      control.scrollIntoView({ block: 'nearest', inline: 'nearest' })
      const bar = barOver(box)
      if (bar) found.push(`behind ${name(bar).slice(0, 60)}: ${name(control)}`)
      // A refused side says why, and sends nothing.
      const amount =
        control instanceof HTMLButtonElement &&
        control.ariaDisabled !== 'true' &&
        /^(LONG|SHORT)/.test(control.textContent) &&
        control.form?.querySelector<HTMLInputElement>('.amount input')
      if (
        amount &&
        amount.value &&
        !isInWindow(amount.getBoundingClientRect()) &&
        !number(control.textContent).includes(number(amount.value))
      )
        found.push(`sends ${amount.value}, which is not in sight: ${name(control)}`)
    }
    scrollTo(0, scrollY)
    return found
  })
