import { inWords } from '../../chart/names.ts'
import { ACTIONS, ACTORS, EVENTS, FIELDS, TAGS } from './captions.ts'

const ASSIGN = /^assign (.+)$/

export const fieldCaption = (name: string): string => FIELDS[name] ?? inWords(name)

/** 'stores the refreshed order'; of an assignment without a name: 'sets: the pay code · what the trader confirmed'. */
export function actionCaption(name: string): string {
  const fields = ASSIGN.exec(name)?.[1]?.split(', ').map(fieldCaption)
  return fields ? `sets: ${fields.join(' · ')}` : (ACTIONS[name] ?? inWords(name))
}

export const actorCaption = (name: string): string => ACTORS[name]?.words ?? inWords(name)

/** The name of the machine that an actor runs, if it is one of several names. */
export const machineOf = (actor: string): string => ACTORS[actor]?.chart ?? actor

/** A sample event by its id: 'Payment failed'. */
export const eventCaption = (id: string): string => EVENTS[id]?.en ?? id

export const tagCaption = (name: string): string => TAGS[name] ?? inWords(name)
