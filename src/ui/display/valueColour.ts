import type { ReactNode } from 'react'
import { DASH } from '../../domain/money/format.ts'

/** CSS class that mutes unknown values. */
export const valueColour = (value: ReactNode) => (value === DASH ? 'text-text-3' : 'text-text')
