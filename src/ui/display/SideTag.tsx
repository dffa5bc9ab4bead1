import ArrowDownRight from 'lucide-react/icons/arrow-down-right'
import ArrowUpRight from 'lucide-react/icons/arrow-up-right'

/** LONG or SHORT: arrow, word and colour, so that it does not depend on colour alone. */
export const SideTag = ({ side }: { side: 'LONG' | 'SHORT' }) => {
  const Arrow = side === 'LONG' ? ArrowUpRight : ArrowDownRight
  const tint = side === 'LONG' ? 'bg-long-soft text-long' : 'bg-short-soft text-short'

  return (
    <span className={`inline-flex h-5 items-center gap-1 rounded-xs px-1.5 text-xs font-semi ${tint}`}>
      <Arrow aria-hidden="true" strokeWidth={2.5} className="size-3" />
      <span translate="no">{side}</span>
    </span>
  )
}
