/** What a translated page reports. */
export interface Translation {
  /** Texts without an element of their own, which React holds: they would freeze, or crash their panel. */
  readonly held: readonly string[]
  stop: () => void
}

/**
 * Translates the page as Chrome's and Edge's translator does: each text node is replaced by `<font><font>text</font></font>`, also
 * in everything added later. The words stay the same, so that a test finds them. Self-contained, since it also runs in a browser.
 */
export function translatePage(): Translation {
  const held: string[] = []
  const isLeftAlone = (text: Text) =>
    !/[\p{L}\p{N}]/u.test(text.data) || text.parentElement?.closest('font, script, style, [translate="no"]') !== null

  const translate = (root: Node) => {
    const walker = document.createTreeWalker(root, NodeFilter.SHOW_TEXT)
    const texts: Text[] = root instanceof Text ? [root] : []
    while (walker.nextNode()) if (walker.currentNode instanceof Text) texts.push(walker.currentNode)
    for (const text of texts) {
      // React's mark on a text node of its own: a text set through its element has none.
      if (
        /\S/.test(text.data) &&
        Object.keys(text).some((key) => key.startsWith('__reactFiber$')) &&
        !held.includes(text.data)
      )
        held.push(text.data)
      if (isLeftAlone(text)) continue
      const [outer, inner] = [document.createElement('font'), document.createElement('font')]
      inner.textContent = text.data
      outer.append(inner)
      text.replaceWith(outer)
    }
  }

  const observer = new MutationObserver((records) => {
    for (const { target, addedNodes } of records)
      for (const node of target instanceof Text ? [target] : addedNodes) if (node.isConnected) translate(node)
  })
  translate(document.body)
  observer.observe(document.body, { childList: true, characterData: true, subtree: true })
  return { held, stop: () => observer.disconnect() }
}
