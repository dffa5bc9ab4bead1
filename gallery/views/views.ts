import type { View } from '../types.ts'
import { view as reset } from './reset.ts'

/** What is known of each machine beyond its chart. A test asks for one of every machine. */
export const views: Readonly<Record<string, View>> = { reset }
