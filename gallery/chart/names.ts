import type { ChartEdge, ChartNode } from '../types.ts'
import { GUARDS } from '../views/captions/captions.ts'

/** A name of the code in words: 'orderIsOver' is 'order is over', 'STOP_CHECKING' is 'stop checking'. */
export const inWords = (name: string): string =>
  name
    .replaceAll(/(?<=[a-z\d])(?=[A-Z])|(?<=[A-Z])(?=[A-Z][a-z])/g, ' ')
    .replaceAll(/[_.]+/g, ' ')
    .toLowerCase()

/** The same, as the start of a line. */
export const asTitle = (name: string): string => {
  const words = inWords(name)
  return words.charAt(0).toUpperCase() + words.slice(1)
}

/** A state's title for designers: from its meta, or else its name in words. */
export const nodeTitle = ({ title, path, id }: ChartNode): string => title ?? asTitle(path.split('.').at(-1) || id)

/** An action or guard that is not just a name: a name with parameters, or a function. */
interface Named {
  name?: unknown
  type?: unknown
  assignment?: unknown
  guards?: unknown
}
const isNamed = (one: unknown): one is Named => (typeof one === 'object' && one !== null) || typeof one === 'function'

/** An action's name; for a built-in one its effect: 'assign failure, since'. */
export function actionName(action: unknown): string {
  if (typeof action === 'string') return action
  if (!isNamed(action)) return 'an action without a name'
  const { type, assignment, name } = action
  if (type === 'xstate.assign')
    return typeof assignment === 'object' && assignment ? `assign ${Object.keys(assignment).join(', ')}` : 'assign'
  if (typeof type === 'string') return type.replace('xstate.', '')
  return typeof name === 'string' && name !== '' ? name : 'an action without a name'
}

/** A guard's name, and its words; supports `and`, `or` and `not`. */
export function guardOf(guard: unknown): ChartEdge['guard'] {
  if (typeof guard === 'string') return { name: guard, words: GUARDS[guard] ?? inWords(guard) }
  if (!isNamed(guard)) return null
  if (typeof guard.type === 'string') return guardOf(guard.type)
  const parts = Array.isArray(guard.guards) ? guard.guards.flatMap((one) => guardOf(one) ?? []) : []
  const [first] = parts
  if (guard.name === 'not' && first) return { name: `!${first.name}`, words: `not: ${first.words}` }
  if (first) {
    const join = (texts: string[]) => texts.join(` ${String(guard.name)} `)
    return { name: join(parts.map(({ name }) => name)), words: join(parts.map(({ words }) => words)) }
  }
  const name =
    typeof guard.name === 'string' && guard.name !== '' && guard.name !== 'guard'
      ? guard.name
      : 'a guard without a name'
  return { name, words: GUARDS[name] ?? inWords(name) }
}
