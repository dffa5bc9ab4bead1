import { type Answer, isOk, jsonOf } from '../../answer.ts'
import { type Check, passUnless, notSeen } from '../../check.ts'
import { type Field, type Fields, collectFields } from '../../fields.ts'

interface List {
  /** 'orders' of a call. */
  name: string
  entries: number
  leftOut: number
  /** Fields because of which entries are dropped. */
  wrong: string[]
}

const isWrong = (field: Field) =>
  field.isKnown && !field.isOptional && field.unreadable + field.missing + field.isNull > 0

function listsOf(answer: Answer): List[] {
  const { endpoint } = answer
  const found: Fields = new Map()
  collectFields(found, endpoint.response, jsonOf(answer))
  const fields = [...found.values()]
  return fields
    .filter(({ entries }) => entries > 0)
    .map(({ path, entries, leftOut }) => ({
      name: `${endpoint.path}: ${path}`,
      entries,
      leftOut,
      wrong: fields.filter((field) => isWrong(field) && field.path.startsWith(`${path}[]`)).map((field) => field.path),
    }))
}

export const entries: Check = {
  name: 'every/entries',
  title: 'Every entry of a list is readable',
  section: 'Contract §1',
  app: 'omits the entry, shows the rest, and shows below the list how many are missing',
  run({ log }) {
    const lists = log.filter((answer) => !answer.isProbe && isOk(answer)).flatMap(listsOf)
    if (lists.length === 0) return notSeen('no list had an entry')
    // Of several responses with the same list, the one with the most dropped entries.
    const worst = [...Map.groupBy(lists, ({ name }) => name).values()].flatMap((same) =>
      same.toSorted((left, right) => right.leftOut - left.leftOut).slice(0, 1),
    )
    return passUnless(
      worst
        .filter(({ leftOut }) => leftOut > 0)
        .map(
          ({ name, entries: all, leftOut, wrong }) =>
            `${name}, ${leftOut} of ${all} left out${wrong.length > 0 ? `, for ${wrong.join(', ')}` : ''}`,
        ),
    )
  },
}
