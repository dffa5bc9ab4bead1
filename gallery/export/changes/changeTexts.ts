import { inWords, nodeTitle } from '../../chart/names.ts'
import type { Detail, Difference } from '../../chart/diff.ts'
import { edgeTitle } from '../../app/titles.ts'
import type { ChartEdge, ChartNode, DrawnChart } from '../../types.ts'
import { GUARDS } from '../../views/captions/captions.ts'

const isEdge = (part: ChartNode | ChartEdge): part is ChartEdge => 'source' in part

function titleAt({ nodes, title }: DrawnChart, id: string): string {
  const node = nodes.find((one) => one.id === id)
  if (!node) return id
  return node.path === '' ? title : nodeTitle(node)
}

/** 'State “Not paid”', 'Transition “The payment fails”, from “Waiting” to “Not paid”' */
export function subjectOf({ part, change }: Difference, drawn: DrawnChart): string {
  if (!isEdge(part)) return part.path === '' ? (change === 'changed' ? 'The machine' : 'The whole machine') : `State “${titleAt(drawn, part.id)}”`
  const targets = part.targets.map((id) => `“${titleAt(drawn, id)}”`).join(' and ')
  return `Transition “${edgeTitle(part).replace(/\.$/, '')}”, from “${titleAt(drawn, part.source)}” ${targets === '' ? 'and stays' : `to ${targets}`}`
}

/** The value of a changed property in words. */
export function valueOf(text: string, { what }: Detail, drawn: DrawnChart): string {
  if (text === '') return 'none'
  if (what === 'guard') return GUARDS[text] ?? inWords(text)
  return what === 'leads to' ? text.split(', ').map((id) => titleAt(drawn, id)).join(', ') : text
}

/** '1 chart', '3 charts' */
export const counted = (count: number, one: string) => `${count.toLocaleString('en')} ${one}${count === 1 ? '' : 's'}`
