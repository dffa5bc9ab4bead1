import { inWords } from '../../chart/names.ts'
import { ACTORS, EVENTS } from './captions.ts'

export const actorCaption = (name: string): string => ACTORS[name] ?? inWords(name)

/** A sample event by its id: 'Payment failed'. */
export const eventCaption = (id: string): string => EVENTS[id]?.en ?? id
