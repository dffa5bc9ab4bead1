import { DASH } from '../../domain/money/format.ts'
import { areAmountsHidden } from './areAmountsHidden.ts'
import { DOTS } from './Masked.tsx'

/** Puts an amount into a sentence, or dots in its place. */
export type MaskAmount = (amount: string) => string

/** A text; one with amounts of the trader's own puts each of them through `own`. */
export type MaskableText = string | ((own: MaskAmount) => string | undefined) | undefined

/** The text as displayed now. */
export const renderText = (text: MaskableText, isHidden = areAmountsHidden()) =>
  typeof text === 'function' ? text((amount) => (isHidden && amount !== DASH ? DOTS : amount)) : text
