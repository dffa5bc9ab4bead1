import type { Language } from '../../../src/constants/limits.ts'
import captions from './captions.json' with { type: 'json' }

/** The words of the charts that the machines have no place for, with their Polish. A test requires an entry for each name, and no others. */
type Caption = Readonly<Record<Language, string>>

/** The sample events of the views, by id. Addresses, picture names and notes use the id. */
export const EVENTS: Readonly<Record<string, Caption>> = captions.events

/** The guards of the machines, as questions: in the charts alone, which are in English. */
export const GUARDS: Readonly<Record<string, string>> = captions.guards

/** The delays of the machines; in Polish as they read after “po”. */
export const DELAYS: Readonly<Record<string, Caption>> = captions.delays

/** The actors that states invoke. */
export const ACTORS: Readonly<Record<string, string>> = captions.actors

/** The titles of the machines in Polish. */
export const POLISH_MACHINES: Readonly<Record<string, string>> = captions.machines

/** The titles and descriptions of the states in Polish, by the id of the state in the chart. */
export const POLISH_STATES: Readonly<Record<string, { title: string; about: string }>> = captions.states
