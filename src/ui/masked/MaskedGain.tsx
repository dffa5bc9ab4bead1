import { formatGain, type SignedText } from '../../domain/money/format.ts'
import { Gain } from '../display/Gain.tsx'
import { Masked } from './Masked.tsx'

type Value = Parameters<typeof formatGain>[0]

interface Props {
  of: Value
  written?: (value: Value) => SignedText
  className?: string | undefined
}

/** A maskable profit or loss of the trader: its sign and colour are masked, too. */
export function MaskedGain({ of, written = formatGain, className }: Props) {
  const shown = <Gain of={written(of)} className={className} />
  return of === null ? shown : <Masked>{shown}</Masked>
}
