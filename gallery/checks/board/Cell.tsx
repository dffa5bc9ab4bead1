import { Check as Tick, X } from 'lucide-react'

/** Whether a check is green, for eyes and ears. */
export const Cell = ({ isGreen, check }: { isGreen: boolean; check: string }) => (
  <td data-green={isGreen}>
    {isGreen ? <Tick size={14} aria-label="yes" /> : <X size={14} aria-label={`no: ${check} is missing`} />}
  </td>
)
