import type { ChartLine } from './orderLines.ts'

/** Lines by their label: orders' lines of one kind at the same price share one. A pending change and the draft have their own. */
export function sharedLabels(lines: readonly ChartLine[]): ChartLine[][] {
  const byLabel = Map.groupBy(lines, ({ id, order, isPending, kind, price }) =>
    order && !isPending ? `${kind} ${Number(price)}` : id,
  )
  return [...byLabel.values()]
}
