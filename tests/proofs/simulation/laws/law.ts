import type { LawName } from '../../laws/book.ts'
import type { Timed } from '../step.ts'
import type { World } from '../world.ts'

/** An invariant. Both checks return violations as texts. */
export interface Law {
  name: LawName
  /** After every step. */
  after?: (step: Timed) => string[]
  /** After a minute without network faults or user activity. */
  atRest?: () => string[]
}
export type LawOf = (world: World) => Law
