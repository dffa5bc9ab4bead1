import type { AnyMachineSnapshot } from 'xstate'
import { type Plain, plainRecord } from '../live/plain.ts'
import type { ViewReport } from '../types.ts'

/** As a record, without secrets; a single value is named `value`. */
function recordOf(value: unknown, context: unknown): { [key: string]: Plain } {
  if (value === undefined || value === null) return {}
  return plainRecord(typeof value === 'object' ? value : { value }, context)
}

/** A machine's data in a state, serialisable for the surrounding page, without secrets. */
export const flowDataOf = ({ context, output }: AnyMachineSnapshot, input: unknown): ViewReport['knows'] => ({
  context: recordOf(context, context),
  input: recordOf(input, context),
  output: recordOf(output, context),
})
