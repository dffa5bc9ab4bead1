import { DASH } from '../../domain/money/format.ts'
import { DOTS } from './Masked.tsx'
import { areAmountsHidden } from './useAmountsHidden.ts'

/** Formats an amount for a sentence, or replaces it with dots. */
export type MaskAmount = (amount: string) => string

/** A text; one with the trader's own amounts passes each of them to `mask`. */
export type MaskableText = string | ((mask: MaskAmount) => string | undefined) | undefined

/** The text as displayed now. */
export const renderText = (text: MaskableText, isHidden = areAmountsHidden()) =>
  typeof text === 'function' ? text((amount) => (isHidden && amount !== DASH ? DOTS : amount)) : text
