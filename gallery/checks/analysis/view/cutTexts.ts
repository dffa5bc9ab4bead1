import type { KnownText } from '../../../frame/textKeys.ts'
import { type Entry, isHidden, words } from './entry.ts'

/** The texts known to a gallery frame: see startProduct. */
type WithTexts = Window & { knownTexts?: (texts: readonly string[]) => Promise<(KnownText | null)[]> }

/** Words are never outside of these. */
const HOLDERS = 'button, a, label, [role=tab], h1, h2, h3, p, dt, dd, th, td, li, output'
const hides = (overflow: string) => overflow === 'hidden' || overflow === 'clip'

/** How much of a text is outside a box, in words; null if it fits. A pixel is rounding. */
function outside(text: DOMRect, room: { left: number; right: number }, where: string): string | null {
  const [left, right] = [Math.round(room.left - text.left), Math.round(text.right - room.right)]
  return right > 1 ? `${right} px beyond the right of ${where}` : left > 1 ? `${left} px beyond the left of ${where}` : null
}

function howCut(node: Text, view: Window): string | null {
  const range = node.ownerDocument.createRange()
  range.selectNodeContents(node)
  const text = range.getBoundingClientRect()
  if (text.width === 0) return null
  for (let element = node.parentElement; element && element !== node.ownerDocument.body; element = element.parentElement) {
    const room = element.getBoundingClientRect()
    const { overflowX, overflowY, position } = view.getComputedStyle(element)
    // Only heard, or scrolled to.
    if (room.width <= 1 || overflowX === 'auto' || overflowX === 'scroll') return null
    const beside = hides(overflowX) || element.matches(HOLDERS) ? outside(text, room, 'its box') : null
    if (beside !== null) return beside
    // A line that does not fit at all is left out on purpose.
    const below = Math.round(Math.max(room.top - text.top, text.bottom - room.bottom))
    if (hides(overflowY) && below > 1 && text.top < room.bottom - 2) return `${below} px above or below its box`
    if (position === 'fixed') break
  }
  return outside(text, { left: 0, right: view.innerWidth }, 'the window')
}

/** A text that does not fit, and how. One with a title is shortened on purpose: the title has the full text. */
const entryOf = (element: Element, title: string, detail: string): Entry => ({ elements: [element], title, detail, fault: element.closest('[title]') ? null : 'It does not fit.' })

/** The texts that are not completely readable: outside their box, its scroll container, or the window. Each with its key and its English text. */
export async function cutTexts(page: Document): Promise<Entry[]> {
  const view = page.defaultView as WithTexts | null // a gallery frame's
  if (!view) return []
  const found: Entry[] = []
  const texts = page.createTreeWalker(page.body, NodeFilter.SHOW_TEXT)
  while (texts.nextNode()) {
    const node = texts.currentNode as Text // no others are shown to the walker
    const element = node.parentElement
    const text = words(node.textContent)
    if (!element || text === '' || element.closest('[aria-hidden="true"]') || isHidden(element) || !element.checkVisibility({ opacityProperty: true })) continue
    const how = howCut(node, view)
    if (how !== null) found.push(entryOf(element, text, how))
  }
  const known = (await view.knownTexts?.(found.map(({ title }) => title))) ?? []
  const named = found.map((entry, index) => ({ ...entry, detail: [entry.detail, known[index]?.key, known[index]?.english].filter((part) => part !== undefined).join(' · ') }))
  const { scrollWidth, clientWidth } = page.documentElement
  const wider = scrollWidth - clientWidth
  return wider > 0 ? [entryOf(page.documentElement, 'The page', `${wider} px wider than its window`), ...named] : named
}
