import type { JsonSchema } from './jsonSchema.ts'

/** What a field holds; with what an answer loses without it, where it is optional. */
export type FieldText = string | readonly [text: string, withoutIt: string]

/** A schema with a text at each of its fields. Fields of objects within are named by their path: 'rewards.list.rank'. Throws where one has no text; `owner` is then where it has to be written. */
export function described(schema: JsonSchema, texts: Record<string, FieldText>, owner: string, prefix = ''): JsonSchema {
  const within = (part: JsonSchema, path: string) => described(part, texts, owner, path)
  const property = ([name, field]: [string, JsonSchema]): [string, JsonSchema] => {
    const path = prefix + name
    const text = texts[path]
    if (text === undefined) throw new Error(`${owner} says nothing of ${path}`)
    const description = typeof text === 'string' ? text : text[0]
    return [name, { description, ...within(field, `${path}.`) }]
  }
  return {
    ...schema,
    ...(schema.properties && { properties: Object.fromEntries(Object.entries(schema.properties).map(property)) }),
    ...(schema.items && { items: within(schema.items, prefix) }),
    ...(schema.anyOf && { anyOf: schema.anyOf.map((part) => within(part, prefix)) }),
  }
}

/** All paths of fields that a schema has, as `described` names them. */
export const fieldPaths = (schema: JsonSchema, prefix = ''): string[] => [
  ...Object.entries(schema.properties ?? {}).flatMap(([name, field]) => [prefix + name, ...fieldPaths(field, `${prefix}${name}.`)]),
  ...(schema.items ? fieldPaths(schema.items, prefix) : []),
  ...(schema.anyOf ?? []).flatMap((part) => fieldPaths(part, prefix)),
]
