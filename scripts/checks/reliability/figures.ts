/** One measured figure of a goal, as printed by `figure()` of tests/proofs/reliability. */
export interface Figure {
  goal: string
  what: string
  measured: string
  wanted: string
}

/** The figure in a line of output, if there is one. */
export function figureOf(line: string): Figure | null {
  const [name = '', measured, wanted] = line.split('\t')
  const [, goal, what] = /^(R\d+) (.*)$/.exec(name) ?? []
  return goal === undefined || what === undefined || measured === undefined || wanted === undefined ? null : { goal, what: what.trim(), measured, wanted: wanted.trim() }
}

/** Whether it meets its target: `0`, `<= 2`, `< 50`; null without a target (`-`), or if it could not be measured (`-`). */
export function isMet({ measured, wanted }: Figure): boolean | null {
  if (wanted === '-' || measured === '-') return null
  const [, sign, limit] = /^(<=|≤|<)? ?(\d[\d.]*)$/.exec(wanted) ?? []
  if (limit === undefined) throw new Error(`“${wanted}” is nothing that a figure can be held against`)
  const value = Number(measured)
  if (sign === undefined) return value === Number(limit)
  return sign === '<' ? value < Number(limit) : value <= Number(limit)
}

const verdict = (figure: Figure) => ({ true: 'yes', false: '**no**', null: figure.measured === '-' ? 'not measured' : '' })[`${isMet(figure)}`]
const number = ({ goal }: Figure) => Number(goal.slice(1))

/** All figures as a Markdown table, by goal. */
export const tableOf = (figures: readonly Figure[]): string =>
  [
    '| id | what | measured | wanted | met |',
    '|---|---|---:|---:|---|',
    ...figures
      .toSorted((first, second) => number(first) - number(second))
      .map((figure) => `| ${figure.goal} | ${figure.what} | ${figure.measured} | ${figure.wanted} | ${verdict(figure)} |`),
  ].join('\n')
