import type { AnyActor, AnyMachineSnapshot, InspectionEvent } from 'xstate'
import { roughly } from '../../../domain/text/visitTimes.ts'
import * as z from '../../../api/zod.ts'
import { CspDirective, DriftPath, MAX_DRIFT_PATHS, TELEMETRY_VERSION, type TelemetryBatch, type UnknownOutcomes, type Vitals } from '../../../api/telemetry.ts'
import { visitCounts } from '../../../domain/text/visitCounts.ts'

/** The machine that sends every change; its state `verifying` is an outcome that is not known. */
const SUBMISSION = 'submission'
const NONE: UnknownOutcomes = { began: 0, happened: 0, didNotHappen: 0 }

/** The machine's name, as its chart is called; null of what is no machine. */
function machineOf(snapshot: unknown): AnyMachineSnapshot | null {
  const isMachine = typeof snapshot === 'object' && snapshot !== null && 'machine' in snapshot && 'value' in snapshot
  return isMachine ? (snapshot as AnyMachineSnapshot) : null // XState's own test of it, without loading XState
}

/** Gathers one page's counts. `now`: ms of a clock that never goes back. */
export function createMetrics(share: number, now: () => number) {
  const visits = visitCounts()
  const unknown = new Map<string, UnknownOutcomes>()
  const drift = new Set<string>()
  const violations = new Map<string, number>()
  const known = { drift: new Set<string>(), vitals: new Set<string>() }
  let lateCode = 0
  let vitals: Vitals = {}

  /** Hears of every step of a flow; of a step it reads the names of the active states alone. */
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
    const next = { began: began + one('verifying'), happened: happened + one('happened'), didNotHappen: didNotHappen + one('didNotHappen') }
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
    drift.size + unknown.size + lateCode + violations.size + Object.keys(vitals).length + Object.keys(visits.counts()).length === 0

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
    /** Paths of the contract that could not be read; each counts once. */
    drifted(paths: Iterable<string>) {
      for (const path of paths) {
        if (known.drift.has(path) || drift.size >= MAX_DRIFT_PATHS || !z.safeParse(DriftPath, path).success) continue
        known.drift.add(path)
        drift.add(path)
      }
    },
    lateCodeFailed: () => void (lateCode += 1),
    /** `directive`: as the browser calls it. What was blocked, and where, is not looked at. */
    violated(directive: string) {
      if (z.safeParse(CspDirective, directive).success) violations.set(directive, (violations.get(directive) ?? 0) + 1)
    },
    measured(name: keyof Vitals, value: number) {
      if (!known.vitals.has(name)) vitals = { ...vitals, [name]: roughly(value) }
    },
    batch,
    /** The batch, which begins anew; null if it is empty. */
    take: (): TelemetryBatch | null => {
      if (isEmpty()) return null
      const taken = batch()
      clear()
      return taken
    },
  }
}

export type Metrics = ReturnType<typeof createMetrics>
