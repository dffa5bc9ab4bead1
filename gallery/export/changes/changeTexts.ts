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

function valueOf(text: string, { what }: Detail, drawn: DrawnChart): string {
  if (text === '') return 'none'
  if (what === 'guard') return GUARDS[text]?.en ?? inWords(text)
  return what === 'leads to' ? text.split(', ').map((id) => titleAt(drawn, id)).join(', ') : text
}

/** One changed property, its values in words. */
export const detailWords = (detail: Detail, drawn: DrawnChart) => ({
  what: detail.what,
  before: valueOf(detail.before, detail, drawn),
  after: valueOf(detail.after, detail, drawn),
})

/** '3 of 140,000 pixels differ' */
export const pixelWords = (pixels: number, of: number) =>
  `${pixels.toLocaleString('en')} of ${of.toLocaleString('en')} ${of === 1 ? 'pixel' : 'pixels'} ${pixels === 1 ? 'differs' : 'differ'}`

/** '1 chart', '3 charts' */
export const counted = (count: number, one: string) => `${count.toLocaleString('en')} ${one}${count === 1 ? '' : 's'}`

/** '249 views, 77 of them hardly to be seen' */
export const viewWords = (views: number, hardly: number) => `${counted(views + hardly, 'view')}${hardly > 0 ? `, ${hardly.toLocaleString('en')} of them hardly to be seen` : ''}`
/** Above those that are folded away. */
export const hardlyWords = (hardly: number, most: number) => `${counted(hardly, 'view')} with differences hardly to be seen: at most ${most} pixels each`

/** 'its chart and 12 views, 3 of them hardly to be seen' */
export const partWords = (hasChart: boolean, views: number, hardly = 0) =>
  [...(hasChart ? ['its chart'] : []), ...(views + hardly > 0 ? [viewWords(views, hardly)] : [])].join(' and ')

/** 'Unchanged: 3 charts, 120 views' */
export const unchangedWords = (same: readonly { isChartSame: boolean; views: readonly unknown[] }[]) =>
  `Unchanged: ${counted(same.filter(({ isChartSame }) => isChartSame).length, 'chart')}, ${counted(same.flatMap(({ views }) => views).length, 'view')}`
