/** A token in a file, with its own or its group's type; its name is its path: 'dark.color.accent'. */
export interface TokenFile {
  name: string
  type: unknown
  value: unknown
}

/** Why a file is invalid, as a message for its author. */
export class RefusedToken extends Error {}

export const isGroup = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null && !Array.isArray(value)

/** All tokens of a file in the DTCG format (2025.10): nested groups, a token where there is a $value. */
export function tokensIn(
  group: Record<string, unknown>,
  place: readonly string[] = [],
  inherited?: unknown,
): TokenFile[] {
  const type = group['$type'] ?? inherited
  if ('$value' in group) return [{ name: place.join('.'), type, value: group['$value'] }]
  return Object.entries(group).flatMap(([name, inner]) => {
    if (name.startsWith('$')) return []
    if (!isGroup(inner)) throw new RefusedToken(`${[...place, name].join('.')} is neither a token nor a group of them`)
    return tokensIn(inner, [...place, name], type)
  })
}

const REFERENCE = /^\{([^{}]+)\}$/

/** The value of a token, through the tokens it references; throws if one is missing or the references are circular. */
export function valueOf(
  { name, value }: TokenFile,
  all: ReadonlyMap<string, TokenFile>,
  way: readonly string[] = [],
): unknown {
  const target = typeof value === 'string' ? REFERENCE.exec(value)?.[1] : undefined
  if (target === undefined) return value
  if (way.includes(name)) throw new RefusedToken(`${name} names itself: ${[...way, name].join(' → ')}`)
  const next = all.get(target)
  if (!next) throw new RefusedToken(`${name} is the same as ${target}, and there is no such token`)
  return valueOf(next, all, [...way, name])
}
