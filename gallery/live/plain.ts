import { isMachineSnapshot } from 'xstate'
import { Failure } from '../../src/wire/failure.ts'

/** What can be sent to another tab and kept in a file. */
export type Plain = string | number | boolean | null | Plain[] | { [key: string]: Plain }

const SECRET = /payCode|token|password|cookie|authorization/i
/** Contexts are shallow; whatever is deeper is not needed to understand a flow. */
const DEEPEST = 12

/** The shape stays, so that a trace can still be replayed: '482 913' is '000 000'. */
const mask = (text: string) => text.replaceAll(/\d/g, '0').replaceAll(/[^\s\d]/g, 'x')

function plainOf(value: unknown, secrets: RegExp, isSecret: boolean, depth: number): Plain {
  const inner = (one: unknown, key: string) => plainOf(one, secrets, isSecret || secrets.test(key), depth + 1)
  if (typeof value === 'string') return isSecret ? mask(value) : value
  if (typeof value === 'number') return isSecret ? 0 : Number.isFinite(value) ? value : null
  if (typeof value === 'boolean') return value
  if (typeof value !== 'object' || value === null || depth > DEEPEST) return null
  if (value instanceof Failure) {
    const { kind, path, status = null, code = null } = value
    return { $failure: { kind, path, status, code } }
  }
  // A message may quote what was sent.
  if (value instanceof Error) return { $error: value.name }
  if (isMachineSnapshot(value)) return { $snapshot: { tags: [...value.tags].map(String), status: value.status } }
  if (Array.isArray(value)) return value.map((one) => inner(one, ''))
  const entries = Object.entries(value).filter(([, one]) => one !== undefined && typeof one !== 'function')
  return Object.fromEntries(entries.map(([key, one]) => [key, inner(one, key)]))
}

/**
 * What a flow holds or hears, as plain data without its secrets: pay codes and tokens are masked by their names, and
 * so is whatever is typed into a flow that asks for a pay code. Failures and snapshots of other flows are kept as
 * far as a machine asks about them.
 */
export function plain(value: unknown, context: unknown): Plain {
  const asksForCode = typeof context === 'object' && context !== null && 'payCode' in context
  return plainOf(value, asksForCode ? new RegExp(`${SECRET.source}|^text$`, 'i') : SECRET, false, 0)
}

/** As plain(), of an object. */
export const plainRecord = (value: object, context: unknown): { [key: string]: Plain } => ({ ...Object(plain(value, context)) })

const isRecord = (value: unknown): value is Record<string, unknown> => typeof value === 'object' && value !== null && !Array.isArray(value)

/** The inverse: failures are Failures again, snapshots answer hasTag. */
export function revive(value: unknown): unknown {
  if (Array.isArray(value)) return value.map(revive)
  if (!isRecord(value)) return value
  const { $failure, $snapshot, $error } = value
  if (isRecord($failure)) {
    const { kind, path, status, code } = $failure
    // Written by plain() from a Failure; a file of other origin has been read by the schema of a trace.
    return new Failure(kind as Failure['kind'], {
      path: String(path),
      ...(typeof status === 'number' && { status }),
      ...(typeof code === 'string' && { code }),
    })
  }
  if (isRecord($snapshot)) {
    const tags = Array.isArray($snapshot['tags']) ? $snapshot['tags'] : []
    return { hasTag: (tag: string) => tags.includes(tag) }
  }
  if (typeof $error === 'string') return new Error($error)
  return Object.fromEntries(Object.entries(value).map(([key, one]) => [key, revive(one)]))
}
