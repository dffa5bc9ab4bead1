import type { Trace } from './trace.ts'
import type { Plain } from './plain.ts'

const quoted = (text: string) => `'${JSON.stringify(text).slice(1, -1).replaceAll('\\"', '"').replaceAll("'", "\\'")}'`

/** A value as it would be written by hand. */
function written(value: Plain): string {
  if (typeof value === 'string') return quoted(value)
  if (typeof value !== 'object' || value === null) return String(value)
  if (Array.isArray(value)) return `[${value.map(written).join(', ')}]`
  const { $failure, $snapshot, $error } = value
  if (typeof $failure === 'object' && $failure !== null && !Array.isArray($failure)) {
    const { kind = 'network', ...details } = $failure
    const known = Object.fromEntries(Object.entries(details).filter(([, one]) => one !== null))
    return `new Failure(${written(kind)}, ${written(known)})`
  }
  if (typeof $snapshot === 'object' && $snapshot !== null && !Array.isArray($snapshot))
    return `{ hasTag: (tag: string) => ${written($snapshot['tags'] ?? [])}.includes(tag) }`
  if (typeof $error === 'string') return `new Error(${quoted($error)})`
  const entries = Object.entries(value).map(([key, one]) => `${/^[a-z_$][\w$]*$/i.test(key) ? key : quoted(key)}: ${written(one)}`)
  return entries.length === 0 ? '{}' : `{ ${entries.join(', ')} }`
}

/** How a test gets the machine: the file's export, called where it is a function. */
export interface MachineSource {
  /** 'reset' of src/machines/reset.ts. */
  file: string
  exported: string
  isFunction: boolean
}

/** A trace as a file of tests/machines: the same events, and where each led. */
export function traceTest({ start, steps }: Trace, { file, exported, isFunction }: MachineSource): string {
  const body = steps.flatMap(({ event, after }) => [
    `  state = next(state, ${written(event)})`,
    `  expect(state.value).toEqual(${written(after.value)})`,
  ])
  const failures = JSON.stringify([start, steps]).includes('"$failure"')
  return [
    "import { expect, test } from 'vitest'",
    "import { type AnyEventObject, type AnyMachineSnapshot, type AnyStateMachine, transition } from 'xstate'",
    `import { ${exported} } from '../../src/machines/${file}.ts'`,
    ...(failures ? ["import { Failure } from '../../src/wire/failure.ts'"] : []),
    '',
    `const machine: AnyStateMachine = ${exported}${isFunction ? '()' : ''}`,
    'const next = (state: AnyMachineSnapshot, event: AnyEventObject) => transition(machine, state, event)[0]',
    '',
    `test('${file} goes the way it was seen to go', () => {`,
    `  let state: AnyMachineSnapshot = machine.resolveState({ value: ${written(start.value)}, context: ${written(start.context)} })`,
    ...body,
    '})',
    '',
  ].join('\n')
}
