import * as z from '../zod.ts'
import { onSessionEnd } from './session.ts'

const isObject = (value: unknown): value is Record<string, unknown> => typeof value === 'object' && value !== null

const reported = new Set<string>()
onSessionEnd(() => reported.clear())

/** Tells an engineer what of an answer is no longer as the contract says: each path once a session. Contract §1. */
export function reportDrift(what: string, paths: readonly string[]) {
  for (const path of paths.map((each) => `${what}: ${each}`)) {
    if (reported.has(path)) continue
    reported.add(path)
    // oxlint-disable-next-line no-console -- the one place where drift from the contract is told to an engineer
    console.warn('Could not be read:', path)
  }
}

/** What each field is read as where it is unreadable. */
export const fallbacksOf = ({ shape }: { shape: z.core.$ZodShape }): [field: string, fallback: unknown][] =>
  Object.entries(shape).flatMap(([field, schema]) => (schema._zod.def.type === 'catch' ? [[field, z.parse(schema, Symbol('unreadable'))]] : []))

/** Of a polled list only whether it is one: it tells of its own entries, and is too long to be read a second time. */
const ownWords = (schema: z.core.$ZodType) => {
  const { def } = (schema as z.core.$ZodTypes)._zod // as below
  return def.type === 'pipe' && def.in._zod.def.type === 'custom' ? def.in : schema
}

const at = (field: string, paths: readonly string[]) => paths.map((path) => (path === '' ? field : `${field}.${path}`))

/**
 * What of an answer is there and could not be read, so that its schema has put something else in its place, such as a dash:
 * 'orders.liquidation'. Places in lists are left out: one wrong field of a thousand orders is one path.
 */
export function unreadablePaths(schema: z.core.$ZodType, value: unknown): string[] {
  if (value === undefined || value === null) return []
  // The schemas that there are, by their own names for themselves.
  const { def } = (schema as z.core.$ZodTypes)._zod
  switch (def.type) {
    case 'catch': {
      const read = z.safeParse(ownWords(def.innerType), value)
      if (read.success) return unreadablePaths(def.innerType, value)
      return read.error.issues.map(({ path }) => path.filter((step) => typeof step === 'string').join('.'))
    }
    case 'default':
    case 'nullable':
    case 'optional':
      return unreadablePaths(def.innerType, value)
    case 'pipe':
      return unreadablePaths(def.in, value)
    case 'array':
      return Array.isArray(value) ? value.flatMap((item) => unreadablePaths(def.element, item)) : []
    case 'object':
      return isObject(value) ? Object.entries(def.shape).flatMap(([field, each]) => at(field, unreadablePaths(each, value[field]))) : []
    default:
      return []
  }
}
