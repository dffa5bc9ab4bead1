import type { Trace } from './trace.ts'
import type { Plain } from './plain.ts'

const quoted = (text: string) => `'${JSON.stringify(text).slice(1, -1).replaceAll('\\"', '"').replaceAll("'", "\\'")}'`

/** Maximum line length, unless a text in it is longer. */
const LINE = 110

/** Parts in brackets: on one line if it is short enough, else one per line. */
function bracketed([open, close]: readonly [string, string], parts: readonly string[], indent: string): string {
  if (parts.length === 0) return `${open}${close}`
  const space = open === '{' ? ' ' : ''
  const line = `${open}${space}${parts.join(', ')}${space}${close}`
  if (indent.length + line.length <= LINE && !line.includes('\n')) return line
  return `${open}\n${parts.map((part) => `${indent}  ${part},\n`).join('')}${indent}${close}`
}

/** A value as source code; later lines are indented. */
function written(value: Plain, indent = ''): string {
  const inner = `${indent}  `
  if (typeof value === 'string') return quoted(value)
  if (typeof value !== 'object' || value === null) return String(value)
  if (Array.isArray(value)) return bracketed(['[', ']'], value.map((one) => written(one, inner)), indent)
  const { $failure, $snapshot, $error } = value
  if (typeof $failure === 'object' && $failure !== null && !Array.isArray($failure)) {
    const { kind = 'network', ...details } = $failure
    const present = Object.fromEntries(Object.entries(details).filter(([, one]) => one !== null))
    return `new Failure(${written(kind)}, ${written(present, indent)})`
  }
  if (typeof $snapshot === 'object' && $snapshot !== null && !Array.isArray($snapshot)) {
    const { tags } = $snapshot
    return Array.isArray(tags) && tags.length > 0 ? `{ hasTag: (tag: string) => ${written(tags)}.includes(tag) }` : '{ hasTag: () => false }'
  }
  if (typeof $error === 'string') return `new Error(${quoted($error)})`
  const entries = Object.entries(value).map(([key, one]) => `${/^[a-z_$][\w$]*$/i.test(key) ? key : quoted(key)}: ${written(one, inner)}`)
  return bracketed(['{', '}'], entries, indent)
}

/** Where a test imports the machine from; the export may be a function that creates it. */
export interface MachineSource {
  /** 'reset' of src/machines/reset.ts. */
  file: string
  exported: string
  isFunction: boolean
}

/** A trace as a test file for tests/unit/machines: its events, and the state after each. */
export function traceTest({ start, steps }: Trace, { file, exported, isFunction }: MachineSource): string {
  const begins = `machine.resolveState(${written({ value: start.value, context: start.context }, '  ')})`
  const body = steps.flatMap(({ event, after }) => [
    `  state = next(state, ${written(event, '  ')})`,
    `  expect(state.value).toEqual(${written(after.value)})`,
  ])
  const hasSteps = steps.length > 0
  const way = hasSteps
    ? [`  let state: AnyMachineSnapshot = ${begins}`, ...body]
    : [`  const state: AnyMachineSnapshot = ${begins}`, `  expect(state.value).toEqual(${written(start.value)})`]
  const hasFailures = way.some((line) => line.includes('new Failure('))
  return [
    "import { expect, test } from 'vitest'",
    `import { ${hasSteps ? 'type AnyEventObject, ' : ''}type AnyMachineSnapshot, type AnyStateMachine${hasSteps ? ', transition' : ''} } from 'xstate'`,
    `import { ${exported} } from '../../../src/machines/${file}.ts'`,
    ...(hasFailures ? ["import { Failure } from '../../../src/api/failure.ts'"] : []),
    '',
    `const machine: AnyStateMachine = ${exported}${isFunction ? '()' : ''}`,
    ...(hasSteps ? ['const next = (state: AnyMachineSnapshot, event: AnyEventObject) => transition(machine, state, event)[0]'] : []),
    '',
    `test('${file} goes the way it was seen to go', () => {`,
    ...way,
    '})',
    '',
  ].join('\n')
}
