import type { Persona } from '../../../sandbox/engine/personas.ts'
import type { Weather } from './network.ts'
import type { ControlName } from './user.ts'

/** One event. It names its target, so that leaving it out changes no other. */
export type Step =
  | { do: 'press' | 'pressTwice'; tab: number; on: ControlName }
  | { do: 'type'; tab: number; on: ControlName; text: string }
  | { do: 'key'; tab: number; key: string }
  | { do: 'weather'; weather: Weather; name: string }
  | { do: 'offline' | 'online' | 'hide' | 'show' | 'reload' | 'back' | 'leaveAndReturn'; tab: number }
  /** As the previous user, or as another one. */
  | { do: 'logIn'; tab: number; as?: Persona }
  | { do: 'open'; tab: number; address: string }
  | { do: 'openTab'; width: number; address: string }
  | { do: 'width'; tab: number; width: number }
  | { do: 'clock' | 'sleep' | 'doze'; ms: number }
  | { do: 'price'; market: string; percent: number }
  | { do: 'logOutElsewhere' | 'calm' | 'down' | 'wait' }
export type TimedStep = Step & { thenMs: number }
