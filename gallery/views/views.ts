import type { View } from '../types.ts'
import { viewsIn } from '../view/viewsIn.ts'

/** The view of every machine. For pages served by Vite; in Node see readViews.ts. */
export const views = viewsIn(import.meta.glob<{ view: View }>('./*.ts', { eager: true }))
