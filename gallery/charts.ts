/** npm run charts: writes the state charts of all machines into docs/charts.md, between its two marks. */
import { readFile, writeFile } from 'node:fs/promises'
import { readAllCharts } from './chart/readAll.ts'
import { mermaid } from './chart/saved/mermaid.ts'
import { restingStates } from './paths.ts'
import type { Chart } from './types.ts'

const BEGIN = '<!-- charts: written by npm run charts -->'
const END = '<!-- /charts -->'

function section(chart: Chart): string {
  const [root] = chart.nodes
  const about = `<b>${chart.title}</b>: ${root?.description ?? ''} <i>${restingStates(chart).length} states, ${chart.edges.length} transitions</i>`
  return `<details>\n<summary>${about}</summary>\n\n\`\`\`mermaid\n${mermaid(chart)}\n\`\`\`\n\n</details>`
}

/** The text with the current charts of the machines. Throws if the marks are missing. */
export function withCharts(text: string, charts: Chart[]): string {
  const [begin, end] = [text.indexOf(BEGIN), text.indexOf(END)]
  if (begin < 0 || end < begin) throw new Error(`docs/charts.md lacks the marks ${BEGIN} and ${END}`)
  return `${text.slice(0, begin + BEGIN.length)}\n\n${charts.map(section).join('\n\n')}\n\n${text.slice(end)}`
}

if (import.meta.main) {
  const file = new URL('../docs/charts.md', import.meta.url)
  await writeFile(file, withCharts(await readFile(file, 'utf8'), await readAllCharts()))
}
