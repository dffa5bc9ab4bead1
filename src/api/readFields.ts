import * as z from './zod.ts'

type Fields = Record<string, z.ZodMiniType>

/** Parses an installer's settings. `wrong` names invalid and unknown fields, for which the defaults are used. */
export function readFields<Shape extends Fields>(shape: Shape, raw: unknown): { read: z.output<z.ZodMiniObject<Shape>>; wrong: string[] } {
  const isObject = typeof raw === 'object' && raw !== null && !Array.isArray(raw)
  const given = isObject ? Object.entries(raw) : []
  const isValid = ([name, value]: [string, unknown]) => Object.hasOwn(shape, name) && shape[name]?.safeParse(value).success === true
  return {
    read: z.object(shape).parse(Object.fromEntries(given.filter(isValid))),
    wrong: isObject ? given.filter((field) => !isValid(field)).map(([name]) => name) : ['(no JSON object)'],
  }
}
