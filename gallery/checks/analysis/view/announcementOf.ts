import { computeAccessibleName } from 'dom-accessibility-api'
import { type Entry, isHidden, words } from './entry.ts'
import { isControl, isPlace, isWhole, roleInWords, roleOf } from './roles.ts'
import { statesOf } from './statesOf.ts'

/** Roles that need a name, besides interactive ones. */
const NAMED = new Set(['dialog', 'alertdialog', 'img', 'heading'])

/** A screen reader's announcement of an element: name, then role and states. */
export function announcementOf(element: Element, role: string): Entry {
  const name = words(computeAccessibleName(element))
  const isNameless = name === '' && (isControl(role) || NAMED.has(role))
  return { elements: [element], title: name || (isNameless ? 'Without a name' : ''), detail: [roleInWords(element, role), ...statesOf(element, name, role)].join(', '), fault: isNameless ? 'It has no name: only its role is said.' : null }
}

/** The frame has its own window, so `instanceof` with our classes fails. */
const isLabel = (element: Element | null) => ((element?.closest('label') as HTMLLabelElement | null | undefined)?.control ?? null) !== null // by its name
const isBlock = (element: Element) => !/^(?:inline|contents)/.test(element.ownerDocument.defaultView?.getComputedStyle(element).display ?? '')
const blockOf = (node: Node) => {
  let at = node.parentElement
  while (at?.parentElement && !isBlock(at)) at = at.parentElement
  return at
}

/** A screen reader's announcements of a page, in order: landmarks, headings, controls, and the texts between them. */
export function readOut(page: Document): Entry[] {
  const entries: Entry[] = []
  let run: { block: Element | null; texts: string[] } = { block: null, texts: [] }
  const flush = () => {
    const title = words(run.texts.join(''))
    if (run.block && title !== '') entries.push({ elements: [run.block], title, detail: 'text', fault: null })
    run = { block: null, texts: [] }
  }
  const visit = (node: Node, isInWhole: boolean) => {
    if (node.nodeType === Node.TEXT_NODE) {
      // A label is announced with its field.
      if (isInWhole || isLabel(node.parentElement)) return
      const block = blockOf(node)
      if (block !== run.block) flush()
      run = { block, texts: [...run.texts, node.textContent ?? ''] }
      return
    }
    if (node.nodeType !== Node.ELEMENT_NODE) return
    const element = node as Element // by its type
    if (/^(?:script|style|template|noscript)$/.test(element.localName) || element.getAttribute('aria-hidden') === 'true' || isHidden(element)) return
    const role = roleOf(element)
    const entry = role === null || !(isWhole(role) || isPlace(role, words(computeAccessibleName(element)))) ? null : announcementOf(element, role)
    // Inside a heading or a label, controls are announced again.
    if (entry && (!isInWhole || isControl(role))) {
      flush()
      entries.push(entry)
    }
    for (const child of element.childNodes) visit(child, isInWhole || (entry !== null && isWhole(role)))
  }
  visit(page.body, false)
  flush()
  return entries
}
