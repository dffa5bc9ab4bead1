import type { View } from '../types.ts'
import { viewsIn } from '../view/viewsIn.ts'

/** What is known of each machine beyond its chart. For pages that Vite serves; what runs in Node reads the folder, see readViews.ts. */
export const views = viewsIn(import.meta.glob<{ view: View }>('./*.ts', { eager: true }))
