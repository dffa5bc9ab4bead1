import { type Answer, isOk, jsonOf } from './answer.ts'
import { type Field, type Fields, collectFields } from './fields.ts'

export interface CallFields {
  path: string
  /** Its contents are public. */
  isPublic: boolean
  answers: number
  fields: Field[]
}

const known = new WeakMap<readonly Answer[], { answers: number; calls: CallFields[] }>()

/** Field statistics by call, from all responses with data. Cached per completed log. */
export function fieldsByCall(log: readonly Answer[]): CallFields[] {
  const entry = known.get(log)
  if (entry?.answers === log.length) return entry.calls
  const calls = gathered(log)
  known.set(log, { answers: log.length, calls })
  return calls
}

function gathered(log: readonly Answer[]): CallFields[] {
  const calls = new Map<string, { isPublic: boolean; answers: number; fields: Fields }>()
  for (const answer of log.filter((each) => !each.isProbe && isOk(each))) {
    const { path, isPublic, response } = answer.endpoint
    const call = calls.get(path) ?? { isPublic, answers: 0, fields: new Map() }
    calls.set(path, call)
    call.answers += 1
    collectFields(call.fields, response, jsonOf(answer))
  }
  return [...calls].map(([path, { isPublic, answers, fields }]) => ({
    path,
    isPublic,
    answers,
    fields: [...fields.values()],
  }))
}
