import type { ReactNode } from 'react'
import type { Decimal } from '../../api/scalars.ts'
import { formatMoney } from '../../domain/money/format.ts'
import { SETTLEMENT_CURRENCY } from '../../platform/config.ts'
import { Masked } from '../../ui/masked/Masked.tsx'

/** A subdued box of values in a dialog. */
export const DetailsCard = ({ children }: { children: ReactNode }) => (
  <div className="rounded-sm border border-line bg-bg px-3.5 py-3">{children}</div>
)

/** Label and value pairs, one per line. */
export const Values = ({ children }: { children: ReactNode }) => <dl className="flex flex-col gap-2">{children}</dl>

interface Value {
  label: ReactNode
  /** Already formatted. */
  value: ReactNode
  unit?: string | undefined
}

/** An amount in the settlement currency, hidden with the trader's others. */
export const MoneyValue = ({ label, of }: { label: ReactNode; of: Decimal | null }) => (
  <Value label={label} value={<Masked>{formatMoney(of)}</Masked>} unit={SETTLEMENT_CURRENCY} />
)

export const Value = ({ label, value, unit }: Value) => (
  <div className="flex items-baseline justify-between gap-x-3 text-sm max-[18em]:flex-wrap">
    <dt className="text-text-2">{label}</dt>
    <dd className="num ms-auto text-end text-text">
      <span>{value}</span>
      {unit && <span className="text-text-3">{` ${unit}`}</span>}
    </dd>
  </div>
)
