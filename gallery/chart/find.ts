import { StateMachine } from 'xstate'
import type { Chart } from '../types.ts'
import { readChart } from './read.ts'

/** The charts of all machines among the files, named by file. A file exports its machine, or a function that creates it. */
export function chartsIn(files: Record<string, object>): Chart[] {
  const found = Object.entries(files).flatMap(([path, exports]) =>
    Object.values(exports).flatMap((exported: unknown) => {
      const machine: unknown = typeof exported === 'function' && exported.length === 0 ? exported() : exported
      return machine instanceof StateMachine ? readChart(/([^/]+)\.ts$/.exec(path)?.[1] ?? path, machine) : []
    }),
  )
  return found.toSorted((a, b) => a.name.localeCompare(b.name))
}
