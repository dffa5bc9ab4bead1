import source from 'axe-core/axe.min.js?url'
import type { AxeResults, NodeResult, RunOptions } from 'axe-core'
import { type Entry, words } from './entry.ts'

/** The part of axe's global that is used here. */
type WithAxe = Window & { axe?: { run: (context: object, options: RunOptions) => Promise<AxeResults> } }

/** Colours of a text as axe has measured them; without a ratio it could not. */
interface Measured {
  fgColor?: string
  bgColor?: string
  contrastRatio?: number
  expectedContrastRatio?: string
  fontSize?: string
}

const MOST_TEXTS = 3

/** axe checks the window it is loaded in. */
async function axeIn(page: Document) {
  const window = page.defaultView as WithAxe | null // where it has been loaded
  if (window && !window.axe) {
    const script = page.createElement('script')
    script.src = source
    const loaded = new Promise((resolve, reject) => {
      script.addEventListener('load', resolve)
      script.addEventListener('error', reject)
    })
    page.head.append(script)
    await loaded
  }
  if (!window?.axe) throw new Error('axe does not come')
  return window.axe
}

const measuredOf = ({ any }: NodeResult): Measured => any.find(({ id }) => id === 'color-contrast')?.data ?? {}

/** Equal for all texts with the same pair of colours and size. */
const pairOf = ({ fgColor, bgColor, expectedContrastRatio }: Measured) => `${fgColor ?? 'its colour'} on ${bgColor ?? 'a ground'}, ${expectedContrastRatio ?? ''}`

function entryOf(nodes: readonly NodeResult[]): Entry {
  const [first] = nodes
  const { fgColor, bgColor, contrastRatio, expectedContrastRatio = '4.5:1' } = first ? measuredOf(first) : {}
  const wanted = Number.parseFloat(expectedContrastRatio)
  const elements = nodes.flatMap(({ element }) => element ?? [])
  const texts = [...new Set(elements.map((element) => words(element.textContent)))].slice(0, MOST_TEXTS).map((text) => `“${text.slice(0, 40)}”`)
  const isKnown = contrastRatio !== undefined && contrastRatio > 0
  return {
    elements,
    title: isKnown ? `${contrastRatio.toFixed(2)} : 1, wanted ${wanted} : 1` : `Not measured: ${words(first?.any[0]?.message) || 'its ground is not one colour'}`,
    detail: `${fgColor === undefined ? '' : `${fgColor} on ${bgColor ?? 'several'}, `}${nodes.length === 1 ? 'one text' : `${nodes.length} texts`}: ${texts.join(', ')}`,
    fault: isKnown && contrastRatio < wanted ? `The contrast is less than ${wanted} : 1.` : null,
  }
}

const ratioOf = ({ title }: Entry) => Number.parseFloat(title)

/** The contrast of every pair of text and background colour, the lowest first. WCAG 1.4.3, measured by axe-core. */
export async function contrasts(page: Document): Promise<Entry[]> {
  const axe = await axeIn(page)
  const results = await axe.run({ include: ['html'] }, { runOnly: ['color-contrast'], elementRef: true, iframes: false, preload: false })
  const nodes = [...results.violations, ...results.passes, ...results.incomplete].flatMap((result) => result.nodes)
  const pairs = Map.groupBy(nodes, (node) => pairOf(measuredOf(node)))
  const entries = [...pairs.values()].map(entryOf)
  return entries.toSorted((a, b) => (ratioOf(a) || Number.MAX_VALUE) - (ratioOf(b) || Number.MAX_VALUE))
}
