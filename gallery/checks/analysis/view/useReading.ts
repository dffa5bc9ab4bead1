import { useEffect, useState } from 'react'
import type { VIEW_READINGS } from '../readingNames.ts'
import type { Entry } from './entry.ts'
import { readings } from './readings.ts'
import type { FramePage } from './useFramePage.ts'

export interface AnalysisResult {
  analysis: keyof typeof VIEW_READINGS
  entries: readonly Entry[]
  /** Why it could not be read. */
  trouble: string | null
}

/** The result of an analysis of a view; the last one until there is a new one, null while there is none. */
export function useReading(seen: FramePage | null, analysis: keyof typeof VIEW_READINGS): AnalysisResult | null {
  const [read, setRead] = useState<AnalysisResult | null>(null)
  useEffect(() => {
    if (!seen) return
    let isOver = false
    const keep = (entries: readonly Entry[], trouble: string | null = null) => isOver || setRead({ analysis, entries, trouble })
    const work = async () => readings[analysis].read(seen.page)
    work().then(keep, (error: unknown) => keep([], String(error)))
    return () => {
      isOver = true
    }
  }, [seen, analysis])
  return read?.analysis === analysis ? read : null
}
