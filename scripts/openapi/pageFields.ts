import { type JsonSchema, referenceName } from './jsonSchema.ts'

export const escaped = (text: string) => text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;').replaceAll('"', '&quot;')

/** The limits of safe integers are left out. */
const isSaid = (limit: number | undefined): limit is number => limit !== undefined && Math.abs(limit) < Number.MAX_SAFE_INTEGER

const limitsOf = ({ minimum, maximum }: JsonSchema) => {
  if (isSaid(minimum) && isSaid(maximum)) return ` from ${minimum} to ${maximum}`
  return isSaid(minimum) ? ` from ${minimum}` : isSaid(maximum) ? ` to ${maximum}` : ''
}

/** A schema's type as short HTML, with a link if it has a name. */
export function kindOf(schema: JsonSchema): string {
  const name = referenceName(schema)
  if (name !== null) return `<a href="#${name}">${name}</a>`
  if (schema.anyOf) return schema.anyOf.map(kindOf).join(' or ')
  if (schema.items) return `list of ${kindOf(schema.items)}`
  if (schema.enum) return schema.enum.map((value) => `<code>${escaped(String(value))}</code>`).join(' or ')
  if ('const' in schema) return `<code>${escaped(String(schema.const))}</code>`
  return [schema.type ?? []].flat().join(' or ') + limitsOf(schema)
}

interface Row {
  name: string
  schema: JsonSchema
  isNeeded: boolean
}

/** The fields of a schema and of objects within it, by their paths. */
function rowsOf(schema: JsonSchema, prefix = ''): Row[] {
  const own = Object.entries(schema.properties ?? {}).flatMap(([name, field]) => [
    { name: prefix + name, schema: field, isNeeded: schema.required?.includes(name) === true },
    ...rowsOf(field, `${prefix}${name}.`),
  ])
  return [...own, ...(schema.items ? rowsOf(schema.items, prefix) : []), ...(schema.anyOf ?? []).flatMap((part) => rowsOf(part, prefix))]
}

/** A list of fields: name, kind, text. Empty without fields. */
export function fieldList(schema: JsonSchema): string {
  const rows = rowsOf(schema).map(
    ({ name, schema: field, isNeeded }) =>
      `<div><dt><code>${escaped(name)}</code><span>${kindOf(field)}${isNeeded ? '' : ', optional'}</span></dt><dd>${escaped(field.description ?? '')}</dd></div>`,
  )
  return rows.length === 0 ? '' : `<dl>\n${rows.join('\n')}\n</dl>`
}
