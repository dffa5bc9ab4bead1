import type { View } from '../types.ts'

/** The views among files, each named by its file: a new one appears without further registration. */
export const viewsIn = (files: Record<string, { view: View }>): Readonly<Record<string, View>> =>
  Object.fromEntries(Object.entries(files).map(([path, { view }]) => [/([^/]+)\.ts$/.exec(path)?.[1] ?? path, view]))
