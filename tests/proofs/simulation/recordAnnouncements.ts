import type { DOMWindow } from 'jsdom'

/** An announcement of a screen reader. */
export interface SpokenText {
  text: string
  /** From the given clock, ms. */
  at: number
  /** The region was inserted together with its text. Not every screen reader announces that, except for an alert. */
  isBorn: boolean
}

/** Records texts added or changed in live regions, regions inserted with a text, and names of groups that receive the focus. */
export function recordAnnouncements({ document, MutationObserver }: DOMWindow, now: () => number): SpokenText[] {
  const LIVE_ROLES = new Set(['status', 'alert', 'log'])
  const records: SpokenText[] = []
  const known = new WeakMap<Element, string>()

  const isElement = (node: Node): node is Element => node.nodeType === 1
  const roleOf = (element: Element) => element.getAttribute('role') ?? (element.localName === 'output' ? 'status' : '')
  const isRegion = (element: Element) => element.hasAttribute('aria-live') || LIVE_ROLES.has(roleOf(element))
  const isSilent = (element: Element) =>
    element.hasAttribute('inert') || element.hasAttribute('hidden') || element.getAttribute('aria-hidden') === 'true'
  /** A loop, since selectors are slow in jsdom, and this runs with every change of the page. */
  const nearest = (element: Element | null, is: (element: Element) => boolean): Element | null =>
    element === null || is(element) ? element : nearest(element.parentElement, is)
  const regionsIn = (element: Element): Element[] => [
    ...(isRegion(element) ? [element] : []),
    ...[...element.children].flatMap(regionsIn),
  ]
  const plain = (text: string) => text.replaceAll(/\s+/g, ' ').trim()
  const textOf = (node: Node): string => {
    if (node.nodeType === 3) return node.nodeValue ?? ''
    if (!isElement(node) || isSilent(node)) return ''
    return plain([...node.childNodes].map(textOf).join(' '))
  }
  const regionOf = (node: Node) => nearest(isElement(node) ? node : node.parentElement, isRegion)
  const isSpoken = (region: Element) =>
    region.isConnected && region.getAttribute('aria-live') !== 'off' && nearest(region, isSilent) === null
  /** Announced as a whole when a part of it changes. */
  const isWhole = (region: Element) =>
    region.getAttribute('aria-atomic') === 'true' ||
    (region.getAttribute('aria-atomic') !== 'false' && ['status', 'alert'].includes(roleOf(region)))
  const record = (text: string, isBorn = false) =>
    void (plain(text) !== '' && records.push({ text: plain(text), at: now(), isBorn }))

  const changed = (changes: readonly MutationRecord[]) => {
    /** Nodes added to each region. */
    const added = new Map<Element, Node[]>()
    const born = new Set<Element>()
    for (const { target, type, addedNodes } of changes) {
      const region = regionOf(target)
      if (region)
        added.set(region, [...(added.get(region) ?? []), ...(type === 'characterData' ? [target] : addedNodes)])
      for (const node of addedNodes) {
        if (isElement(node)) for (const one of regionsIn(node)) born.add(one)
      }
    }
    for (const region of born) {
      if (known.has(region)) continue
      known.set(region, textOf(region))
      const around = region.parentElement && regionOf(region.parentElement)
      // Its text is already part of the surrounding region's announcement.
      if (isSpoken(region) && !(around && added.has(around))) record(textOf(region), roleOf(region) !== 'alert')
    }
    for (const [region, nodes] of added) {
      if (born.has(region)) continue
      const text = textOf(region)
      const isOther = text !== known.get(region)
      known.set(region, text)
      const there = nodes.filter((node) => region.contains(node) && textOf(node) !== '')
      if (!isOther || there.length === 0 || !isSpoken(region)) continue
      if (isWhole(region)) record(text)
      else for (const node of new Set(there)) record(textOf(node))
    }
  }

  // A document that is not parsed yet has no element.
  for (const root of document.children) for (const region of regionsIn(root)) known.set(region, textOf(region))

  new MutationObserver(changed).observe(document, { subtree: true, childList: true, characterData: true })
  document.addEventListener('focusin', ({ target }) => {
    const group = target !== null && isElement(target as Node) ? (target as Element) : null // events of a document come to nodes
    if (group && roleOf(group) === 'group' && group.hasAttribute('aria-labelledby'))
      record(textOf(document.getElementById(group.getAttribute('aria-labelledby') ?? '') ?? group))
  })
  return records
}
