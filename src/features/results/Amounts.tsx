import type { Decimal } from '../../api/scalars.ts'
import { DASH, formatNumber, formatMoney, formatPercent } from '../../domain/money/format.ts'
import type { Ratio } from '../../domain/results/tally.ts'
import { SETTLEMENT_CURRENCY } from '../../platform/config.ts'
import { Masked } from '../../ui/masked/Masked.tsx'
import { MaskedGain } from '../../ui/masked/MaskedGain.tsx'

const Unit = () => <span className="text-sm font-regular text-text-3">{` ${SETTLEMENT_CURRENCY}`}</span>

/** A gain or a loss in KXT. */
export const GainIn = ({ value }: { value: Decimal | null }) => (
  <>
    <MaskedGain of={value} />
    {value !== null && <Unit />}
  </>
)

/** An amount in KXT without a sign colour. */
export const AmountIn = ({ value }: { value: Decimal }) => (
  <>
    <Masked>{formatMoney(value)}</Masked>
    <Unit />
  </>
)

/** A ratio: '1.25'. */
export const formatRatio = (value: Decimal | null) => formatNumber(value, { decimals: 2 })

/** A share or ratio; a dash if there are too few trades. */
export const RatioText = ({
  value,
  written = formatPercent,
}: {
  value: Ratio
  written?: (value: Decimal | null) => string
}) => <span translate="no">{value === 'tooFew' ? DASH : written(value)}</span>
