import type * as z from '../../../../src/api/zod.ts'
import { UseFile, VERSION } from './useFile.ts'

export type Read = { file: UseFile } | { complaint: string }

/** Of a file that is wrong throughout, the first faults are enough. */
const MOST_FAULTS = 3

type Issue = z.core.$ZodIssue

const valueAt = (data: unknown, path: readonly PropertyKey[]): unknown =>
  path.reduce<unknown>((inner, key) => (typeof inner === 'object' && inner !== null ? Reflect.get(inner, key) : undefined), data)

/** One fault: where, and what is wanted there. */
function faultOf(issue: Issue, data: unknown): string {
  const at = issue.path.map(String).join(' › ')
  const inside = at === '' ? '' : ` in ${at}`
  if (issue.code === 'unrecognized_keys') return `“${issue.keys.join('”, “')}”${inside} is no part of the format`
  if (issue.code === 'invalid_key') return `“${String(issue.path.at(-1))}” is not ${issue.issues[0]?.message ?? 'a name of the format'}`
  const found = valueAt(data, issue.path)
  const what = found === undefined ? 'is missing' : `is ${JSON.stringify(found).slice(0, 40)}`
  return `${at === '' ? 'the whole' : at} ${what}, and should be ${issue.message}`
}

function parsed(text: string): { data: unknown } | null {
  try {
    return { data: JSON.parse(text) }
  } catch {
    return null
  }
}

/** Reads a file of use; if it is none, says what is wrong with it. `name` is the file's. */
export function readUse(text: string, name: string): Read {
  const json = parsed(text)
  if (!json) return { complaint: `“${name}” is no JSON.` }
  const version = valueAt(json.data, ['use'])
  if (version === undefined) return { complaint: `“${name}” is no file of use: it does not begin with "use": ${VERSION}.` }
  if (version !== VERSION) return { complaint: `“${name}” is of version ${JSON.stringify(version)} of the format; this gallery reads version ${VERSION}.` }
  const read = UseFile.safeParse(json.data)
  if (read.success) return { file: read.data }
  const { issues } = read.error
  const more = issues.length > MOST_FAULTS ? `; and ${issues.length - MOST_FAULTS} more` : ''
  return { complaint: `“${name}” was not loaded: ${issues.slice(0, MOST_FAULTS).map((issue) => faultOf(issue, json.data)).join('; ')}${more}.` }
}
