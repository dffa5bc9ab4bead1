import { inWords } from '../../chart/names.ts'
import { ACTIONS, ACTORS, EVENTS } from './captions.ts'

/** Actions in words: 'stores the refreshed order'. An assignment without a name is the code's. */
export const actionCaptions = (names: readonly string[]): string[] => names.filter((name) => !name.startsWith('assign ')).map((name) => ACTIONS[name] ?? inWords(name))

export const actorCaption = (name: string): string => ACTORS[name]?.words ?? inWords(name)

/** The name of the machine that an actor runs, if it is one of several names. */
export const machineOf = (actor: string): string => ACTORS[actor]?.chart ?? actor

/** A sample event by its id: 'Payment failed'. */
export const eventCaption = (id: string): string => EVENTS[id]?.en ?? id
