import { expect, type Locator, type Page } from './exchange.ts'

/** 1.4.11 and 2.4.13: contrast of the ring with its surroundings. */
const MIN_CONTRAST = 3
const MAX_STOPS = 120

/**
 * The problem of the current focus for a sighted keyboard user: there is none, it is invisible against its surroundings, or its
 * middle is covered. Null if there is no problem. Elements that only code can focus, such as an announced result, need no ring;
 * inside the vendor's chart the focus is the vendor's.
 */
const focusProblem = (page: Page) =>
  page.evaluate((minContrast) => {
    const element = document.activeElement
    if (!element || element === document.body) return 'the focus is nowhere'
    if (element.matches('iframe, [tabindex="-1"]')) return null
    const name = `${element.tagName.toLowerCase()} “${element.getAttribute('aria-label') ?? element.textContent?.trim().slice(0, 40)}”`

    // A canvas converts any colour notation.
    const context = new OffscreenCanvas(1, 1).getContext('2d', { willReadFrequently: true })
    if (!context) throw new Error('no canvas')
    const paint = (colours: string[]) => {
      context.clearRect(0, 0, 1, 1)
      for (const colour of colours) {
        context.fillStyle = colour
        context.fillRect(0, 0, 1, 1)
      }
      return Array.from(context.getImageData(0, 0, 1, 1).data.subarray(0, 3))
    }
    const luminance = (rgb: number[]) => {
      const [red = 0, green = 0, blue = 0] = rgb.map((value) =>
        value / 255 <= 0.04045 ? value / 255 / 12.92 : ((value / 255 + 0.055) / 1.055) ** 2.4,
      )
      return 0.2126 * red + 0.7152 * green + 0.0722 * blue
    }
    const contrast = (one: number[], other: number[]) => {
      const [low = 0, high = 0] = [luminance(one), luminance(other)].sort((a, b) => a - b)
      return (high + 0.05) / (low + 0.05)
    }
    /** Background of an element: all backgrounds around it, the page's first. */
    const behind = (inner: Element | null) => {
      const colours: string[] = []
      for (let around = inner; around; around = around.parentElement)
        colours.unshift(getComputedStyle(around).backgroundColor)
      return paint(colours)
    }

    // The ring belongs to the element, its label (radios), or its box (fields).
    const box = element.closest('label, .field, .search-field') ?? element
    const rings = [element, box].flatMap((ringed) => {
      const { outlineStyle, outlineWidth, outlineColor, outlineOffset, borderTopColor, borderTopStyle, boxShadow } =
        getComputedStyle(ringed)
      const isInside = Number.parseFloat(outlineOffset) < 0
      if (outlineStyle !== 'none' && Number.parseFloat(outlineWidth) >= 2)
        return [contrast(paint([outlineColor]), behind(isInside ? ringed : ringed.parentElement))]
      const isField =
        ringed !== element && borderTopStyle === 'solid' && (boxShadow !== 'none' || ringed.matches('.search-field'))
      return isField ? [contrast(paint([borderTopColor]), behind(ringed.parentElement))] : []
    })
    // The thumb of a slider is not an element: its rule is looked up.
    const hasRule = (selector: string) =>
      [...document.styleSheets].some(({ cssRules }) => {
        const find = (rules: CSSRuleList): boolean =>
          [...rules].some(
            (rule) =>
              ('selectorText' in rule && String(rule.selectorText).includes(selector)) ||
              ('cssRules' in rule && find(rule.cssRules as CSSRuleList)),
          )
        return find(cssRules)
      })
    const isRange = element instanceof HTMLInputElement && element.type === 'range'
    if (isRange && hasRule(':focus-visible::-webkit-slider-thumb')) rings.push(Infinity)
    if (rings.length === 0) return `${name} does not show that it has the focus`
    if (Math.max(...rings) < minContrast)
      return `${name} shows its focus with a contrast of ${Math.max(...rings).toFixed(2)}`

    const { left, top, width, height } = box.getBoundingClientRect()
    const { outlineStyle, outlineOffset, outlineWidth } = getComputedStyle(box)
    const ringTop =
      outlineStyle === 'none' ? top : top - Number.parseFloat(outlineOffset) - Number.parseFloat(outlineWidth)
    for (let around = box.parentElement; around; around = around.parentElement)
      if (getComputedStyle(around).overflowY === 'hidden' && ringTop < around.getBoundingClientRect().top)
        return `the ring of ${name} is cut off above`
    const places = [0.1, 0.5, 0.9].map((across) => [left + width * across, top + height / 2] as const)
    const isSeen = ([x, y]: readonly [number, number]) => {
      const hit = document.elementFromPoint(x, y)
      return hit !== null && (box.contains(hit) || hit.contains(element))
    }
    return places.some(isSeen)
      ? null
      : `${name} has the focus and is hidden by ${document.elementFromPoint(left + width / 2, top + height / 2)?.outerHTML.slice(0, 80) ?? 'the edge of the window'}`
  }, MIN_CONTRAST)

/** Some element is focused, visible and uncovered, soon after a key press. */
export const expectFocus = (page: Page, after: string) =>
  expect.poll(() => focusProblem(page), `after ${after}`).toBeNull()

/** Presses a key and checks the focus. */
export async function press(page: Page, key: string) {
  await page.keyboard.press(key)
  await expectFocus(page, key)
}

/** Presses Tab, or Shift+Tab, until the element has the focus; each stop on the way must be visible. */
export async function tabTo(page: Page, target: Locator, key: 'Tab' | 'Shift+Tab' = 'Tab') {
  const isThere = () => target.evaluate((element) => element === document.activeElement).catch(() => false)
  for (let stops = 0; stops < MAX_STOPS; stops++) {
    if (await isThere()) return
    await press(page, key)
  }
  throw new Error(`${String(target)} is not reached by ${key}`)
}

/** Tabs through the whole page; returns the number of stops. */
export async function walkThrough(page: Page): Promise<number> {
  await page.evaluate(() => {
    const end = document.createElement('button')
    end.id = 'end'
    end.textContent = 'the end'
    document.body.append(end)
  })
  const isOver = () => page.evaluate(() => document.activeElement?.id === 'end')
  for (let stops = 0; stops < MAX_STOPS; stops++) {
    await page.keyboard.press('Tab')
    if (await isOver()) return stops
    await expectFocus(page, `stop ${stops + 1}`)
  }
  throw new Error('the page has no end')
}
