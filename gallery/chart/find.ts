import { type AnyStateMachine, StateMachine } from 'xstate'
import type { Chart } from '../types.ts'
import { readChart } from './read.ts'
import { sessionChart } from './sessionChart.ts'

/** The drawable export of a file in src/machines: a machine, or a function without arguments that creates one. */
function machineOf(exported: unknown): AnyStateMachine | null {
  if (exported instanceof StateMachine) return exported
  if (typeof exported !== 'function' || exported.length > 0) return null
  const made: unknown = exported()
  return made instanceof StateMachine ? made : null
}

/** The charts of all machines among the files, named by file, so new machines need no registration; and the session's, which is not a machine. */
export function chartsIn(files: Record<string, object>): Chart[] {
  const found = Object.entries(files).flatMap(([path, exports]) => {
    const name = /([^/]+)\.ts$/.exec(path)?.[1] ?? path
    return Object.values(exports).flatMap((exported: unknown) => {
      const machine = machineOf(exported)
      return machine ? [readChart(name, machine)] : []
    })
  })
  return [...found, sessionChart].toSorted((a, b) => a.name.localeCompare(b.name))
}
