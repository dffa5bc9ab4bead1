import { DASH } from '../../domain/money/format.ts'
import { areHidden } from './areHidden.ts'
import { DOTS } from './Own.tsx'

/** Puts an amount into a sentence, or dots in its place. */
export type PutAmount = (amount: string) => string

/** A text; one with amounts of the trader's own puts each of them through `own`. */
export type OwnText = string | ((own: PutAmount) => string | undefined) | undefined

/** The text as displayed now. */
export const textOf = (text: OwnText, isHidden = areHidden()) =>
  typeof text === 'function' ? text((amount) => (isHidden && amount !== DASH ? DOTS : amount)) : text
