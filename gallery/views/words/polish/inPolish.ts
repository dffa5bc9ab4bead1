import { DESCRIPTIONS } from './descriptions.ts'
import { EVENTS } from './events.ts'
import { GUARDS } from './guards.ts'
import { MACHINES } from './machines.ts'
import { STATES } from './states.ts'

/** All that captions say of the machines, by its English words. A test asks for every one of them. */
export const POLISH: Readonly<Record<string, string>> = { ...MACHINES, ...STATES, ...DESCRIPTIONS, ...EVENTS, ...GUARDS }

/** A text of a machine in Polish; as it is, where it has none so far. */
export const inPolish = (text: string): string => POLISH[text] ?? text
