import { toHex } from '../../src/domain/chart/oklch.ts'
import type { Colour } from './colour.ts'

/** '#171411', for formats without oklch. */
export const asRgb = (colour: Colour | undefined): string => (colour ? toHex(colour.rgb) : '')
