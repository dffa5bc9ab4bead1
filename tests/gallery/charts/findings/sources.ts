import { declaredEvents } from './declaredEvents.ts'

const sources = import.meta.glob<string>('../../../../src/machines/**/*.ts', {
  query: '?raw',
  import: 'default',
  eager: true,
})

/** The events of a machine's type, by its name. For pages served by Vite, and tests. */
export const declaredBy = (machine: string): string[] =>
  declaredEvents(sources[`../../../../src/machines/${machine}.ts`] ?? '', Object.values(sources))
