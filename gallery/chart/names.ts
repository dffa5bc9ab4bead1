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

/** The name of an action or a guard: a text, or the type of one with parameters. */
const nameOf = (one: unknown): string | null =>
  typeof one === 'string' ? one : one instanceof Object && 'type' in one ? String(one.type) : null

/** An action's name; for a built-in one its effect: 'assign failure, since'. */
export function actionName(action: unknown): string {
  const name = nameOf(action)?.replace('xstate.', '') ?? 'an action without a name'
  return name === 'assign' && action instanceof Object && 'assignment' in action
    ? `assign ${Object.keys(Object(action.assignment)).join(', ')}`
    : name
}

/** A guard's name, and its words. */
export function guardOf(guard: unknown): ChartEdge['guard'] {
  if (guard === undefined) return null
  const name = nameOf(guard) ?? 'a guard without a name'
  return { name, words: GUARDS[name] ?? inWords(name) }
}
