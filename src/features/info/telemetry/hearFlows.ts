import type { InspectionEvent } from 'xstate'
import { actorSetup } from '../../../machines/actorSetup.ts'

type Hear = (event: InspectionEvent) => void

let heard: Hear = () => {}
let isHearing = false

/** From now on every flow that begins is heard; by `hear`, once it is given. An inspector of development goes first. */
export function hearFlows(hear?: Hear) {
  if (hear) heard = hear
  if (isHearing) return
  isHearing = true
  const { of } = actorSetup
  actorSetup.of = (machine, options) => of(machine, { inspect: (event: InspectionEvent) => heard(event), ...options })
}
