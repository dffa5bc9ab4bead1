import type { LawName } from '../../laws/book.ts'
import type { Timed } from '../step.ts'
import type { World } from '../world.ts'

/** What must hold. Both answer what is wrong, in words. */
export interface Law {
  name: LawName
  /** After every step. */
  after?: (step: Timed) => string[]
  /** When the network has been fine and nobody has done anything for a minute. */
  atRest?: () => string[]
}
export type LawOf = (world: World) => Law
