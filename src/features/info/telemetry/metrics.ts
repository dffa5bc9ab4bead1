import type { AnyActor, AnyMachineSnapshot, InspectionEvent } from 'xstate'
import {
  CspDirective,
  DriftPath,
  MAX_DRIFT_PATHS,
  TELEMETRY_VERSION,
  type TelemetryBatch,
  type UnknownOutcomes,
  type Vitals,
} from '../../../api/telemetry.ts'
import * as z from '../../../api/zod.ts'
import { createVisitCounts, roundToTwoDigits } from './visitCounts.ts'

/** The machine that sends every change; in its state `verifying` the outcome is unknown. */
const SUBMISSION = 'submission'
const NONE: UnknownOutcomes = { began: 0, happened: 0, didNotHappen: 0 }

/** The snapshot of a machine; null for other actors. */
function machineOf(snapshot: unknown): AnyMachineSnapshot | null {
  const isMachine = typeof snapshot === 'object' && snapshot !== null && 'machine' in snapshot && 'value' in snapshot
  return isMachine ? (snapshot as AnyMachineSnapshot) : null // XState's own test of it, without loading XState
}

/** Collects one page's counts. `now`: ms of a monotonic clock. */
export function createMetrics(share: number, now: () => number) {
  const visits = createVisitCounts()
  const unknown = new Map<string, UnknownOutcomes>()
  const drift = new Set<string>()
  const violations = new Map<string, number>()
  const known = { drift: new Set<string>(), vitals: new Set<string>() }
  let lateCode = 0
  let vitals: Vitals = {}

  /** Observes every transition of a flow; reads only the names of the active states. */
  function hear(event: InspectionEvent) {
    if (event.type !== '@xstate.snapshot') return
    const snapshot = machineOf(event.snapshot)
    if (!snapshot) return
    const { id } = snapshot.machine
    if (snapshot.status === 'stopped') return visits.stopped(event.actorRef, id, now())
    const entered = visits.at(event.actorRef, id, snapshot.value, now(), event.event.type === 'xstate.init')
    if (id !== SUBMISSION) return
    const { _parent: change } = event.actorRef as AnyActor // the same object, with its wider type
    noteOutcome(machineOf(change?.getSnapshot())?.machine.id ?? SUBMISSION, entered)
  }

  function noteOutcome(change: string, entered: readonly string[]) {
    const { began, happened, didNotHappen } = unknown.get(change) ?? NONE
    const one = (state: string) => (entered.includes(state) ? 1 : 0)
    const next = {
      began: began + one('verifying'),
      happened: happened + one('happened'),
      didNotHappen: didNotHappen + one('didNotHappen'),
    }
    if (next.began + next.happened + next.didNotHappen > 0) unknown.set(change, next)
  }

  const batch = (): TelemetryBatch => ({
    telemetry: TELEMETRY_VERSION,
    share,
    drift: [...drift],
    unknownOutcomes: Object.fromEntries(unknown),
    lateCode,
    csp: Object.fromEntries(violations),
    vitals,
    machines: visits.counts(),
  })
  const isEmpty = () =>
    drift.size +
      unknown.size +
      lateCode +
      violations.size +
      Object.keys(vitals).length +
      Object.keys(visits.counts()).length ===
    0

  function clear() {
    for (const name of Object.keys(vitals)) known.vitals.add(name)
    drift.clear()
    unknown.clear()
    violations.clear()
    visits.clear()
    lateCode = 0
    vitals = {}
  }

  return {
    hear,
    /** Contract paths that were unreadable; each counts once. */
    drifted(paths: Iterable<string>) {
      for (const path of paths) {
        if (known.drift.has(path) || drift.size >= MAX_DRIFT_PATHS || !z.safeParse(DriftPath, path).success) continue
        known.drift.add(path)
        drift.add(path)
      }
    },
    lateCodeFailed: () => void (lateCode += 1),
    /** `directive`: the CSP directive as named by the browser. The blocked address is not read. */
    violated(directive: string) {
      if (z.safeParse(CspDirective, directive).success) violations.set(directive, (violations.get(directive) ?? 0) + 1)
    },
    measured(name: keyof Vitals, value: number) {
      if (!known.vitals.has(name)) vitals = { ...vitals, [name]: roundToTwoDigits(value) }
    },
    batch,
    /** Returns the batch and resets it; null if it is empty. */
    flush: (): TelemetryBatch | null => {
      if (isEmpty()) return null
      const flushed = batch()
      clear()
      return flushed
    },
  }
}
