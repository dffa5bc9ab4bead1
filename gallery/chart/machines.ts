import type { Chart } from '../types.ts'
import { chartsIn } from './find.ts'

/** Every machine of the product. For pages served by Vite; in Node see readAll.ts. */
export const charts: Chart[] = chartsIn(import.meta.glob<object>('../../src/machines/*.ts', { eager: true }))
