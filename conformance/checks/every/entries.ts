import { type Check, judged, notSeen } from '../../check.ts'
import { fieldsByCall } from '../../fieldsByCall.ts'

export const entries: Check = {
  name: 'every/entries',
  title: 'Every entry of a list can be read',
  section: 'Contract §1',
  app: 'leaves the entry out, shows the rest, and says below the list how many are missing',
  run({ log }) {
    const calls = fieldsByCall(log)
    if (calls.every(({ fields }) => fields.every(({ path }) => !path.includes('[]')))) return notSeen('no list had an entry')
    return judged(
      calls.flatMap(({ path, fields }) =>
        fields
          .filter(({ leftOut }) => leftOut > 0)
          .map((list) => {
            const wrong = fields.filter((field) => field.isKnown && !field.isOptional && field.path.startsWith(`${list.path}[]`) && field.unreadable + field.missing + field.isNull > 0)
            return `${path}: ${list.leftOut} of ${list.path} left out${wrong.length > 0 ? `, for ${wrong.map((field) => field.path).join(', ')}` : ''}`
          }),
      ),
    )
  },
}
