import type { Page } from './exchange.ts'

/**
 * Texts that are present but unreadable: outside the window, their control, or an element that hides overflow. A text shortened on
 * purpose has its full title; items without room in a wrapping line are left out completely. A page wider than its window counts
 * too.
 */
export const cutOff = (page: Page) =>
  page.evaluate(() => {
    const holders = 'button, a, label, [role=tab], h1, h2, h3, p, dt, dd, th, td, li, output'
    const isRead = (element: Element) =>
      !element.closest('[aria-hidden=true], [inert], [title]') &&
      element.checkVisibility({ opacityProperty: true, visibilityProperty: true })
    const hides = (overflow: string) => overflow === 'hidden' || overflow === 'clip'
    const isCutOff = (text: Node) => {
      const range = document.createRange()
      range.selectNodeContents(text)
      const { left, right, top, bottom, width } = range.getBoundingClientRect()
      if (width === 0) return false
      for (let element = text.parentElement; element && element !== document.body; element = element.parentElement) {
        const room = element.getBoundingClientRect()
        const { overflowX, overflowY, position } = getComputedStyle(element)
        // Visually hidden text is in a box of one pixel. Scrollable content does not count.
        if (room.width <= 1 || overflowX === 'auto' || overflowX === 'scroll') return false
        if ((hides(overflowX) || element.matches(holders)) && (left < room.left - 1 || right > room.right + 1))
          return true
        if (hides(overflowY) && top < room.bottom - 2 && (top < room.top - 1 || bottom > room.bottom + 1)) return true
        if (position === 'fixed') break
      }
      // The scroll bar of the page hides what is under it.
      return left < -1 || right > document.documentElement.clientWidth + 1
    }
    const found: string[] = []
    const texts = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT)
    while (texts.nextNode()) {
      const { parentElement, textContent } = texts.currentNode
      if (parentElement && textContent?.trim() && isRead(parentElement) && isCutOff(texts.currentNode))
        found.push(textContent)
    }
    const { scrollWidth, clientWidth } = document.documentElement
    return scrollWidth > clientWidth ? [`the page: ${scrollWidth} px`, ...found] : found
  })
