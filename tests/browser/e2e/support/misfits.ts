import type { Page } from './exchange.ts'

/** Texts higher than their button, and numbers broken across lines. Dates and file descriptions may break at hyphens and commas. */
export const misfits = (page: Page) =>
  page.evaluate(() => {
    const found: string[] = []
    const texts = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT)
    const range = document.createRange()
    const lines = () =>
      new Set([...range.getClientRects()].filter(({ width }) => width > 0).map(({ top }) => Math.round(top))).size
    while (texts.nextNode()) {
      const { currentNode: text } = texts
      const { parentElement, textContent } = text
      if (
        !parentElement?.checkVisibility({ visibilityProperty: true }) ||
        !textContent?.trim() ||
        parentElement.closest('.sr-only, [inert]')
      )
        continue
      range.selectNodeContents(text)
      const { top, bottom } = range.getBoundingClientRect()
      const button = parentElement.closest('button')?.getBoundingClientRect()
      if (button && (top < button.top - 1 || bottom > button.bottom + 1)) found.push(`outside: ${textContent}`)
      for (const number of textContent.matchAll(/(?<![-,;\w])[+−×]?\d[\d\u00a0\u202f.]*(?![-,;\w])/g)) {
        range.setStart(text, number.index)
        range.setEnd(text, number.index + number[0].length)
        if (lines() > 1) found.push(`broken: ${number[0]}`)
      }
    }
    return found
  })
