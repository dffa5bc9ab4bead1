import { isMachineSnapshot } from 'xstate'
import { Failure } from '../../src/api/failure.ts'

/** Data that can be sent to another tab and saved in a file. */
export type Plain = string | number | boolean | null | Plain[] | { [key: string]: Plain }

const SECRET = /payCode|token|password|cookie|authorization/i
/** Contexts are shallow; deeper data is not needed to understand a flow. */
const DEEPEST = 12

/** Keeps the shape, so that a trace can be replayed: '482 913' becomes '000 000'. */
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
 * A context or an event as plain data without secrets: masks pay codes and tokens by name, and all text typed into a
 * flow that asks for a pay code. Of failures and snapshots only what machines read is included.
 */
export function plain(value: unknown, context: unknown): Plain {
  const asksForCode = typeof context === 'object' && context !== null && 'payCode' in context
  return plainOf(value, asksForCode ? new RegExp(`${SECRET.source}|^text$`, 'i') : SECRET, false, 0)
}

/** plain() for an object. */
export const plainRecord = (value: object, context: unknown): { [key: string]: Plain } => ({ ...Object(plain(value, context)) })

const isRecord = (value: unknown): value is Record<string, unknown> => typeof value === 'object' && value !== null && !Array.isArray(value)

/** The inverse: restores Failures, and snapshots with hasTag. */
export function revive(value: unknown): unknown {
  if (Array.isArray(value)) return value.map(revive)
  if (!isRecord(value)) return value
  const { $failure, $snapshot, $error } = value
  if (isRecord($failure)) {
    const { kind, path, status, code } = $failure
    // Written by plain() from a Failure; a loaded file has passed the schema of a trace.
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
