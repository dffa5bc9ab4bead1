import { nodeTitle } from './names.ts'
import type { PlacedNode } from './drawing/layout.ts'
import { pressable } from './pressable.ts'

const SIZE = 18
const CORNER = 6

/** Folds a state that holds others into one box, or unfolds it: a sign in its upper right corner. */
export function FoldSign({ state: { node, x, y, width }, onFold }: { state: PlacedNode; onFold: (id: string) => void }) {
  const isFolded = node.folded !== undefined
  const [left, top, middle] = [x + width - SIZE - CORNER, y + CORNER, SIZE / 2]
  return (
    <g className="chart-fold" data-fold={node.id} transform={`translate(${left} ${top})`} {...pressable(`${isFolded ? 'Unfold' : 'Fold'} ${nodeTitle(node)}`, () => onFold(node.id))}>
      <rect width={SIZE} height={SIZE} rx={4} />
      <path d={`M5 ${middle}H${SIZE - 5}${isFolded ? `M${middle} 5V${SIZE - 5}` : ''}`} />
    </g>
  )
}
