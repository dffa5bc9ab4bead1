import type { ChartEdge, ChartNode } from '../types.ts'
import { ACTORS, EVENTS, GUARDS } from '../views/captions/captions.ts'

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

export const actorCaption = (name: string): string => ACTORS[name] ?? inWords(name)

/** A sample event by its id: 'Payment failed'. */
export const eventCaption = (id: string): string => EVENTS[id]?.en ?? id

/** A state's title for designers: from its meta, or else its name in words. */
export const nodeTitle = ({ title, path, id }: ChartNode): string => title ?? asTitle(path.split('.').at(-1) || id)

/** A guard's name, which is a text or the type of one with parameters, and its words. */
export function guardOf(guard: unknown): ChartEdge['guard'] {
  if (guard === undefined) return null
  const type = guard instanceof Object && 'type' in guard ? String(guard.type) : 'a guard without a name'
  const name = typeof guard === 'string' ? guard : type
  return { name, words: GUARDS[name] ?? inWords(name) }
}
