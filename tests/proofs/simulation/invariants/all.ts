import { announcedOnce } from './announcedOnce.ts'
import { answered } from './answered.ts'
import { bounds } from './bounds.ts'
import { calmAnnouncements } from './calmAnnouncements.ts'
import { closed } from './closed.ts'
import { errors } from './errors.ts'
import { escape } from './escape.ts'
import { figures } from './figures.ts'
import { focus } from './focus.ts'
import type { InvariantOf } from './invariant.ts'
import { outcomeAnnounced } from './outcomeAnnounced.ts'
import { polls } from './polls.ts'
import { privacy } from './privacy.ts'
import { quietWhenIdle } from './quietWhenIdle.ts'
import { recovers } from './recovers.ts'
import { sending } from './sending.ts'
import { session } from './session.ts'
import { settles } from './settles.ts'
import { stalePrice } from './stalePrice.ts'
import { title } from './title.ts'
import { truth } from './truth.ts'
import { typing } from './typing.ts'
import { words } from './words.ts'

/** How the simulation checks the invariants, by name. */
export const invariants: Readonly<Record<string, InvariantOf>> = {
  errors,
  truth,
  words,
  session,
  privacy,
  sending,
  answered,
  escape,
  stalePrice,
  polls,
  recovers,
  typing,
  figures,
  focus,
  closed,
  calmAnnouncements,
  quietWhenIdle,
  announcedOnce,
  outcomeAnnounced,
  title,
  settles,
  bounds,
}
