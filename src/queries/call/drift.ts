import * as z from '../../api/zod.ts'
import { onSessionEnd } from './session.ts'

const isObject = (value: unknown): value is Record<string, unknown> => typeof value === 'object' && value !== null

/** Paths reported since the session started. */
export const reportedPaths = new Set<string>()
onSessionEnd(() => reportedPaths.clear())

/** Warns developers if a response deviates from the contract: each path once per session. Contract §1. */
export function reportDrift(name: string, paths: readonly string[]) {
  for (const path of paths.map((each) => `${name}: ${each}`)) {
    if (reportedPaths.has(path)) continue
    reportedPaths.add(path)
    // oxlint-disable-next-line no-console -- the one place where drift from the contract is logged
    console.warn('Could not be read:', path)
  }
}

/** The fallback of each field that has one, used if the field is unreadable. */
export const fallbacksOf = ({ shape }: { shape: z.core.$ZodShape }): [field: string, fallback: unknown][] =>
  Object.entries(shape).flatMap(([field, schema]) =>
    schema._zod.def.type === 'catch' ? [[field, z.parse(schema, Symbol('unreadable'))]] : [],
  )

/** For a polled list, only the check that it is a list: it reports its own entries, and is too long to parse twice. */
const ownSchema = (schema: z.core.$ZodType) => {
  const { def } = (schema as z.core.$ZodTypes)._zod // as below
  return def.type === 'pipe' && def.in._zod.def.type === 'custom' ? def.in : schema
}

const prefixed = (field: string, paths: readonly string[]) =>
  paths.map((path) => (path === '' ? field : `${field}.${path}`))

/**
 * Paths of the values that are present but unreadable, so that the schema used a fallback, shown as a dash for example:
 * 'orders.liquidation'. List indices are omitted: one wrong field in a thousand orders is one path.
 */
export function unreadablePaths(schema: z.core.$ZodType, value: unknown): string[] {
  if (value === undefined || value === null) return []
  // The union of all zod schemas, discriminated by def.type.
  const { def } = (schema as z.core.$ZodTypes)._zod
  switch (def.type) {
    case 'catch': {
      const parsed = z.safeParse(ownSchema(def.innerType), value)
      if (parsed.success) return unreadablePaths(def.innerType, value)
      return parsed.error.issues.map(({ path }) => path.filter((step) => typeof step === 'string').join('.'))
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
      return isObject(value)
        ? Object.entries(def.shape).flatMap(([field, each]) => prefixed(field, unreadablePaths(each, value[field])))
        : []
    default:
      return []
  }
}
