import type { InspectionEvent } from 'xstate'
import { actorSetup } from '../../../machines/actorSetup.ts'

type Hear = (event: InspectionEvent) => void

let listener: Hear = () => {}
let isObserving = false

/** Observes every flow started from now on; `hear`, if given, receives its events. A development inspector takes precedence. */
export function observeFlows(hear?: Hear) {
  if (hear) listener = hear
  if (isObserving) return
  isObserving = true
  const { of } = actorSetup
  actorSetup.of = (machine, options) =>
    of(machine, { inspect: (event: InspectionEvent) => listener(event), ...options })
}
