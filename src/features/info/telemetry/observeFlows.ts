import type { InspectionEvent } from 'xstate'
import { actorSetup } from '../../../machines/actorSetup.ts'

type Hear = (event: InspectionEvent) => void

let listener: Hear = () => {}
let isObserving = false

/** From now on every flow that begins is heard; by `hear`, once it is given. An inspector of development goes first. */
export function observeFlows(hear?: Hear) {
  if (hear) listener = hear
  if (isObserving) return
  isObserving = true
  const { of } = actorSetup
  actorSetup.of = (machine, options) => of(machine, { inspect: (event: InspectionEvent) => listener(event), ...options })
}
