import { useEffect, useState } from 'react'
import type { Flow } from './flows.ts'

const STEP_MS = 700

/** The step of a flow to show: the last, a chosen one, or each in turn. Index from 0; -1 is the start. */
export function useReplay(flow: Flow | null) {
  // Ignored once another flow is shown.
  const [choice, setChoice] = useState<{ flow: string; step: number; isReplaying: boolean } | null>(null)
  const last = (flow?.steps.length ?? 0) - 1
  const mine = choice && choice.flow === flow?.id ? choice : null
  const isReplaying = mine?.isReplaying ?? false

  useEffect(() => {
    if (!mine?.isReplaying) return
    const timer = setTimeout(() => setChoice(mine.step < last ? { ...mine, step: mine.step + 1 } : null), STEP_MS)
    return () => clearTimeout(timer)
  }, [mine, last])

  const choose = (step: number, plays: boolean, of: Flow | null = flow) => setChoice(of && { flow: of.id, step, isReplaying: plays })
  return {
    shown: mine?.step ?? last,
    isReplaying,
    show: (step: number) => choose(step, false),
    /** Another flow where it has just been loaded. */
    replay: (of?: Flow) => choose(-1, true, of),
    stop: () => setChoice(null),
  }
}
