import { BREAKPOINTS } from '../../../../src/constants/breakpoints.ts'
import { type Entry, isHidden } from './entry.ts'
import { roleOf } from './roles.ts'
import { announcementOf } from './announcementOf.ts'

/** CSS px. WCAG 2.2, 2.5.8; a finger, and a finger within a row of a list. */
const LEAST = 24
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

/** Whether a circle of 24 px around the middle of one reaches into another. WCAG 2.2, 2.5.8, "Spacing". */
function isCrowded(box: DOMRect, others: readonly DOMRect[]): boolean {
  const [x, y] = [box.left + box.width / 2, box.top + box.height / 2]
  return others.some((other) => {
    const isSmall = other.width < LEAST || other.height < LEAST
    const [nearX, nearY] = isSmall
      ? [other.left + other.width / 2, other.top + other.height / 2]
      : [Math.min(Math.max(x, other.left), other.right), Math.min(Math.max(y, other.top), other.bottom)]
    return Math.hypot(x - nearX, y - nearY) < (isSmall ? LEAST : LEAST / 2)
  })
}

const isTouch = (view: Window) => view.innerWidth < BREAKPOINTS.tablet || view.matchMedia('(pointer: coarse)').matches

/** The size of all clickable elements: WCAG's minimum, and that for fingers in touch layouts. */
export function targetSizes(page: Document): Entry[] {
  const found = [...page.querySelectorAll(PRESSED)].filter((element) => !isHidden(element) && !element.matches(':disabled'))
  const targets = [...new Set(found.map(targetOf))].map((element) => ({ element, box: element.getBoundingClientRect(), pressed: found.find((one) => targetOf(one) === element) ?? element }))
  const seen = targets.filter(({ box }) => box.width > 1 && box.height > 1)
  const wantsFinger = page.defaultView !== null && isTouch(page.defaultView)
  return seen.map(({ element, box, pressed }) => {
    const size = `${Math.round(box.width)} × ${Math.round(box.height)} px`
    const others = seen.filter((other) => other.element !== element && !element.contains(other.element) && !other.element.contains(element)).map((other) => other.box)
    const isSmall = (box.width < LEAST - 0.5 || box.height < LEAST - 0.5) && !isInSentence(element) && isCrowded(box, others)
    const finger = element.closest('tr, li, .order-card') ? IN_ROW : FINGER
    const isThin = wantsFinger && box.height < finger - 0.5 && !isInSentence(element)
    const fault = isSmall ? `${size} and crowded: WCAG 2.2 asks for ${LEAST} × ${LEAST}.` : isThin ? `${Math.round(box.height)} px high: a finger needs ${finger}.` : null
    return { ...announcementOf(pressed, roleOf(pressed) ?? 'group'), detail: `${size}${wantsFinger ? `, wanted ${finger} high` : ''}`, elements: [element], fault }
  })
}
