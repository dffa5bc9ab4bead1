import type { Chart } from '../types.ts'
import type { Trace } from './trace.ts'

/** A trace as a test file for tests/unit/machines: the machine still goes from state to state as in the trace. */
export const traceTest = (trace: Trace, { name, code }: Pick<Chart, 'name' | 'code'>): string => `import { expect, test } from 'vitest'
import { firstDifference, type Trace } from '../../../gallery/live/trace.ts'
import { ${code.replace('()', '')} } from '../../../src/machines/${name}.ts'

const trace: Trace = ${JSON.stringify(trace, null, 2)}

test('${name} goes the way it was seen to go', () => {
  expect(firstDifference(${code}, trace)).toBe(null)
})
`
