import { type AnyStateMachine, StateMachine } from 'xstate'
import type { MachineSource } from './traceTest.ts'

const files = import.meta.glob<object>('../../src/machines/*.ts', { eager: true })

/** Where a test imports the machine from; null if no file exports it. */
export function sourceOf(machine: AnyStateMachine): MachineSource | null {
  for (const [path, exports] of Object.entries(files))
    for (const [exported, what] of Object.entries(exports)) {
      const isFunction = typeof what === 'function' && what.length === 0
      const made: unknown = isFunction ? what() : what
      const file = /([^/]+)\.ts$/.exec(path)?.[1] ?? ''
      if (made instanceof StateMachine && made.id === machine.id) return { file, exported, isFunction }
    }
  return null
}
