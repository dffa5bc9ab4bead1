import type { View } from '../types.ts'

/** The views among files, named by file, so new ones need no registration. */
export const viewsIn = (files: Record<string, { view: View }>): Readonly<Record<string, View>> =>
  Object.fromEntries(Object.entries(files).map(([path, { view }]) => [/([^/]+)\.ts$/.exec(path)?.[1] ?? path, view]))
