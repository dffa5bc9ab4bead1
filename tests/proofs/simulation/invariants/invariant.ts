import type { TimedStep } from '../steps.ts'
import type { World } from '../world.ts'

/** Both checks return violations as texts. */
interface Invariant {
  /** After every step. */
  after?: (step: TimedStep) => string[]
  /** After a minute without network faults or user activity. */
  atRest?: () => string[]
}
export type InvariantOf = (world: World) => Invariant
