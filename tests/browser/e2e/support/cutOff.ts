import type { Page } from './exchange.ts'

/**
 * Words that are there and cannot be read: outside of the window, of the control they stand in, or of an element
 * that hides what overflows. What is shortened on purpose says it all in its title; what finds no room in a
 * wrapping line is left out as a whole. A page wider than its window counts too.
 */
export const cutOff = (page: Page) =>
  page.evaluate(() => {
    const holders = 'button, a, label, [role=tab], h1, h2, h3, p, dt, dd, th, td, li, output'
    const isRead = (element: Element) =>
      !element.closest('[aria-hidden=true], [inert], [title]') && element.checkVisibility({ opacityProperty: true, visibilityProperty: true })
    const hides = (overflow: string) => overflow === 'hidden' || overflow === 'clip'
    const isCutOff = (text: Node) => {
      const range = document.createRange()
      range.selectNodeContents(text)
      const { left, right, top, bottom, width } = range.getBoundingClientRect()
      if (width === 0) return false
      for (let element = text.parentElement; element && element !== document.body; element = element.parentElement) {
        const room = element.getBoundingClientRect()
        const { overflowX, overflowY, position } = getComputedStyle(element)
        // Only heard: such words stand in a box of one pixel. And what can be scrolled to is not lost.
        if (room.width <= 1 || overflowX === 'auto' || overflowX === 'scroll') return false
        if ((hides(overflowX) || element.matches(holders)) && (left < room.left - 1 || right > room.right + 1)) return true
        if (hides(overflowY) && top < room.bottom - 2 && (top < room.top - 1 || bottom > room.bottom + 1)) return true
        if (position === 'fixed') break
      }
      return left < -1 || right > innerWidth + 1
    }
    const found: string[] = []
    const texts = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT)
    while (texts.nextNode()) {
      const { parentElement, textContent } = texts.currentNode
      if (parentElement && textContent?.trim() && isRead(parentElement) && isCutOff(texts.currentNode)) found.push(textContent)
    }
    const { scrollWidth, clientWidth } = document.documentElement
    return scrollWidth > clientWidth ? [`the page: ${scrollWidth} px`, ...found] : found
  })
