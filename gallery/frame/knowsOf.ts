import type { AnyMachineSnapshot } from 'xstate'
import { type Plain, plainRecord } from '../live/plain.ts'
import type { Moved } from '../types.ts'

/** As a record, without secrets; what is a single value is called `value`. */
function recordOf(value: unknown, context: unknown): { [key: string]: Plain } {
  if (value === undefined || value === null) return {}
  return plainRecord(typeof value === 'object' ? value : { value }, context)
}

/** What a machine knows in a state, as data that can be sent to the page around, without secrets. */
export const knowsOf = ({ context, output }: AnyMachineSnapshot, input: unknown): Moved['knows'] => ({
  context: recordOf(context, context),
  input: recordOf(input, context),
  output: recordOf(output, context),
})
