import type { Market } from '../../../../api/market.ts'
import type { Leverage } from '../../../../constants/limits.ts'
import type { OrderFormValues } from '../../../../domain/order-form/orderDraft.ts'
import { valueColour } from '../../../../ui/display/valueColour.ts'

/** The order whose estimates are shown. */
export interface PreviewedOrder {
  market: Market
  draft: OrderFormValues
  leverage: Leverage
}

/** Longest value shown next to the label in all layouts; a longer one (an amount far above any balance) takes a second line. */
const MOST_IN_A_LINE = 14
const cell = (value: string, colour = valueColour(value)) =>
  `num ${colour} ${value.length > MOST_IN_A_LINE ? 'wrap-anywhere' : ''}`

interface Props {
  label: string
  /** The full label, if it is shortened. */
  full?: string
  long: string
  short: string
  /** CSS classes of the colours of both, if they have their own. */
  colours?: readonly [string, string]
}

/** One estimate for each side. */
export const PreviewRow = ({ label, full, long, short, colours }: Props) => (
  <tr>
    <th scope="row" title={full} className="py-0.5 text-start font-regular text-text-2">
      <span aria-hidden={full !== undefined}>{label}</span>
      {full && <span className="sr-only">{full}</span>}
    </th>
    <td className={cell(long, colours?.[0])}>{long}</td>
    <td className={cell(short, colours?.[1])}>{short}</td>
  </tr>
)
