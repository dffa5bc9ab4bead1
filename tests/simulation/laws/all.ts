import { bounds } from './bounds.ts'
import { figures } from './figures.ts'
import { focus } from './focus.ts'
import type { LawOf } from './law.ts'
import { pending } from './pending.ts'
import { polls } from './polls.ts'
import { sending } from './sending.ts'
import { session } from './session.ts'
import { trouble } from './trouble.ts'
import { truth } from './truth.ts'
import { typing } from './typing.ts'
import { words } from './words.ts'

export const laws: readonly LawOf[] = [trouble, truth, words, session, sending, polls, pending, typing, figures, focus, bounds]
