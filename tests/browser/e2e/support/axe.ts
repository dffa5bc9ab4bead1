import { readFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import type { Page } from '@playwright/test'
import type { AxeResults, ContextSpec, RunOptions } from 'axe-core'

const file = createRequire(createRequire(import.meta.url).resolve('@axe-core/playwright')).resolve(
  'axe-core/axe.min.js',
)
const source = readFileSync(file, 'utf8')
/** The rules whose result depends on the theme: a theme moves no box, changes no name and no order. */
export const COLOUR_RULES = ['color-contrast', 'link-in-text-block']
/** WCAG 2.2 AA, by axe's tags. */
export const ALL_RULES = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa']

/** What axe runs with in a page: the part of its global that is called here. */
interface WithAxe {
  axe: { run: (context: ContextSpec, options: RunOptions) => Promise<AxeResults> }
}

/**
 * Violations of WCAG 2.2 AA in an open page, one per line, excluding third-party frames. The script is loaded once per page, and
 * only violations are computed: a sweep checks some thousand times.
 */
export async function violations(
  page: Page,
  {
    include = ['html'],
    runOnly = ALL_RULES,
    rules = {},
  }: Pick<RunOptions, 'rules'> & { include?: string[]; runOnly?: string[] } = {},
): Promise<string[]> {
  if (!(await page.evaluate(() => 'axe' in window))) await page.evaluate(source)
  return page.evaluate(
    async ([parts, only, own]) => {
      // A colour in transition to another theme is neither of the two.
      for (const animation of document.getAnimations())
        if (animation.effect?.getComputedTiming().endTime !== Number.POSITIVE_INFINITY) animation.finish()
      const { axe } = window as unknown as WithAxe // loaded above
      const options = {
        runOnly: only,
        rules: own,
        resultTypes: ['violations'],
        iframes: false,
        preload: false,
      } satisfies RunOptions
      const { violations: found } = await axe.run({ include: parts, exclude: ['iframe'] }, options)
      return found.map(
        ({ id, nodes }) =>
          `axe ${id}: ${nodes.map(({ target, failureSummary }) => `${target.join(' ')} (${failureSummary})`).join(', ')}`,
      )
    },
    [include, runOnly, rules] as const,
  )
}
