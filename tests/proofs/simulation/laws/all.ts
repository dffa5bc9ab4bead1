import { answered } from './answered.ts'
import { bounds } from './bounds.ts'
import { calmSpeech } from './calmSpeech.ts'
import { closed } from './closed.ts'
import { errors } from './errors.ts'
import { escape } from './escape.ts'
import { figures } from './figures.ts'
import { focus } from './focus.ts'
import { heals } from './heals.ts'
import type { LawOf } from './law.ts'
import { polls } from './polls.ts'
import { privacy } from './privacy.ts'
import { quietAtRest } from './quietAtRest.ts'
import { saidOnce } from './saidOnce.ts'
import { sending } from './sending.ts'
import { session } from './session.ts'
import { settles } from './settles.ts'
import { stalePrice } from './stalePrice.ts'
import { title } from './title.ts'
import { told } from './told.ts'
import { truth } from './truth.ts'
import { typing } from './typing.ts'
import { words } from './words.ts'

/** How the simulation checks the invariants. */
export const laws: readonly LawOf[] = [
  errors, truth, words, session, privacy, sending, answered, escape, stalePrice, polls, heals, typing, figures, focus, closed, calmSpeech, quietAtRest, saidOnce, told, title, settles, bounds,
]
