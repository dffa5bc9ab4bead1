import { announced } from './announced.ts'
import { bounds } from './bounds.ts'
import { figures } from './figures.ts'
import { focus } from './focus.ts'
import type { InvariantOf } from './invariant.ts'
import { polls } from './polls.ts'
import { privacy } from './privacy.ts'
import { recovers } from './recovers.ts'
import { sending } from './sending.ts'
import { session } from './session.ts'
import { truth } from './truth.ts'
import { words } from './words.ts'

/** How the simulation checks the invariants, by name. */
export const invariants: Readonly<Record<string, InvariantOf>> = {
  errors: (world) => ({ after: () => world.troubles.splice(0) }),
  truth,
  words,
  session,
  privacy,
  sending,
  polls,
  recovers,
  figures,
  focus,
  announced,
  bounds,
}
