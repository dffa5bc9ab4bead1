import { BREAKPOINTS } from '../../../../src/constants/breakpoints.ts'
import { announcementOf } from './announcements.ts'
import { type Entry, isHidden } from './entry.ts'

/** CSS px: of a finger, and of one within a row of a list. */
const FINGER = 44
const IN_ROW = 40

const PRESSED = 'a[href], button, input:not([type="hidden"]), select, textarea, summary, [role="button"], [role="link"], [role="tab"], [role="switch"], [role="slider"], [role="option"], [role="menuitem"]'

/** The clickable element: a label is part of its field. */
const targetOf = (element: Element) => element.closest('label') ?? element.closest('.field, .slider-track') ?? element

/** A link within a sentence is as high as its line. WCAG 2.2, 2.5.8, "Inline". */
function isInSentence(element: Element): boolean {
  const { display } = element.ownerDocument.defaultView?.getComputedStyle(element) ?? {}
  return display === 'inline' && [...(element.parentElement?.childNodes ?? [])].some((node) => node.nodeType === Node.TEXT_NODE && node.textContent?.trim() !== '')
}

const isTouch = (view: Window) => view.innerWidth < BREAKPOINTS.tablet || view.matchMedia('(pointer: coarse)').matches

/** The size of all clickable elements, and whether a finger hits it in touch layouts. WCAG's minimum is checked by axe, in the tests. */
export function targetSizes(page: Document): Entry[] {
  const wantsFinger = page.defaultView !== null && isTouch(page.defaultView)
  const pressed = [...page.querySelectorAll(PRESSED)].filter((element) => !isHidden(element) && !element.matches(':disabled'))
  return [...Map.groupBy(pressed, targetOf)].flatMap(([element, [named = element]]): Entry[] => {
    const { width, height } = element.getBoundingClientRect()
    if (width <= 1 || height <= 1) return []
    const wanted = element.closest('tr, li, .order-card') ? IN_ROW : FINGER
    const isThin = wantsFinger && height < wanted - 0.5 && !isInSentence(element)
    const detail = `${Math.round(width)} × ${Math.round(height)} px${wantsFinger ? `, wanted ${wanted} high` : ''}`
    return [{ ...announcementOf(named), detail, elements: [element], fault: isThin ? `${Math.round(height)} px high: a finger needs ${wanted}.` : null }]
  })
}
