import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import type { FieldText } from './describeFields.ts'

const LOSS = ' Without it: '

/** The texts of a schema's fields, from their comments in src/api: "What it is. Without it: what is lost." */
export function fieldComments(family: string, schema: string): Record<string, FieldText> {
  const source = readFileSync(join(import.meta.dirname, `../../src/api/${family}.ts`), 'utf8')
  const start = new RegExp(`^(?:export )?const ${schema} = `, 'm').exec(source)
  if (!start) throw new Error(`src/api/${family}.ts has no ${schema}`)
  const fields = source.slice(start.index).split(/^}/m, 1).join()
  return Object.fromEntries(
    [...fields.matchAll(/^ {2}\/\*\* (.+) \*\/\n {2}(\w+):/gm)].map(([, comment = '', name = '']) => {
      const [text = '', loss] = comment.split(LOSS)
      return [name, loss === undefined ? text : [text, loss.charAt(0).toUpperCase() + loss.slice(1, -1)]]
    }),
  )
}
