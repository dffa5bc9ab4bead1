import { embedded } from './embedded.ts'

/** No entrance begins anew in a picture: it shows where it ends. */
const AT_REST = `*, ::before, ::after { animation: none !important; transition: none !important; caret-color: transparent !important }
html { overflow: visible !important; scrollbar-gutter: auto !important }`
const SVG = 'http://www.w3.org/2000/svg'

const isStuck = (element: Element) => /sticky|fixed/.test(getComputedStyle(element).position)

/** Moves what scrolls with its box; what sticks to its edges stays. */
function shift(element: Element, copy: Element, by: string) {
  if (isStuck(element)) return
  if ([...element.querySelectorAll('*')].some(isStuck)) return shiftChildren(element, copy, by)
  copy.setAttribute('style', `${copy.getAttribute('style') ?? ''}; translate: ${by}`)
}

function shiftChildren({ children }: Element, copy: Element, by: string) {
  for (const [at, child] of [...children].entries()) if (copy.children[at]) shift(child, copy.children[at], by)
}

/** A frame's own classes: its elements are of no other window's. */
type Window = NonNullable<Document['defaultView']>

/** Carries over what a copy of an element lacks: what was typed, chosen and scrolled. */
function carryOver(own: Window, element: Element, copy: Element) {
  if (element instanceof own.HTMLInputElement) {
    copy.setAttribute('value', element.value)
    copy.toggleAttribute('checked', element.checked)
  }
  if (element instanceof own.HTMLTextAreaElement) copy.textContent = element.value
  if (element instanceof own.HTMLOptionElement) copy.toggleAttribute('selected', element.selected)
  if (element instanceof own.HTMLImageElement && element.currentSrc !== '') copy.setAttribute('src', element.currentSrc)
  const { scrollTop, scrollLeft } = element
  if (scrollTop !== 0 || scrollLeft !== 0) shiftChildren(element, copy, `${-scrollLeft}px ${-scrollTop}px`)
}

/** A picture in the place of a canvas, whose drawing is not copied with it. */
function drawingOf(canvas: HTMLCanvasElement, copy: Element) {
  const picture = canvas.ownerDocument.createElement('img')
  for (const { name, value } of copy.attributes) picture.setAttribute(name, value)
  const { width, height } = canvas.getBoundingClientRect()
  picture.style.width = `${width}px`
  picture.style.height = `${height}px`
  if (canvas.width > 0 && canvas.height > 0) picture.src = canvas.toDataURL()
  copy.replaceWith(picture)
}

/** A symbol of another file, in the copy itself. */
async function bringSymbol(use: Element, base: string) {
  const [file = '', id = ''] = (use.getAttribute('href') ?? '').split('#')
  if (file === '') return
  const text = await fetch(new URL(file, base))
  const symbol = new DOMParser().parseFromString(await text.text(), 'image/svg+xml').getElementById(id)
  if (!symbol) return
  const defs = use.ownerDocument.createElementNS(SVG, 'defs')
  defs.append(use.ownerDocument.importNode(symbol, true))
  use.before(defs)
  use.setAttribute('href', `#${id}`)
}

/** A copy of a document that shows the same on its own: files inside, nothing that runs or moves. `styles`: its rules, see stylesOf. */
export async function standingCopy(page: Document, styles: string): Promise<Element> {
  const { documentElement: root, defaultView: own } = page
  if (!own) throw new Error('The view is gone')
  const copy = root.cloneNode(true) as HTMLElement // of one
  const [elements, copies] = [[root, ...root.querySelectorAll('*')], [copy, ...copy.querySelectorAll('*')]]
  const pairs = elements.flatMap((element, at) => (copies[at] ? [[element, copies[at]] as const] : []))
  for (const [element, twin] of pairs) carryOver(own, element, twin)
  for (const [element, twin] of pairs) if (element instanceof own.HTMLCanvasElement) drawingOf(element, twin)
  for (const one of copy.querySelectorAll('head, script, iframe, noscript, template, source')) one.remove()
  for (const picture of copy.querySelectorAll('img')) {
    picture.removeAttribute('srcset')
    picture.removeAttribute('loading')
  }
  await Promise.all([
    ...[...copy.querySelectorAll('img[src]')].map(async (picture) => picture.setAttribute('src', await embedded(new URL(picture.getAttribute('src') ?? '', page.baseURI).href).catch(() => ''))),
    ...[...copy.querySelectorAll('use')].map((use) => bringSymbol(use, page.baseURI)),
  ])
  const style = page.createElement('style')
  style.textContent = `${styles}\n${AT_REST}`
  copy.prepend(style)
  return copy
}
