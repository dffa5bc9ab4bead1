import { type RefObject, useMemo, useState } from 'react'
import type { VIEW_READINGS } from '../readingNames.ts'
import { bringToSight } from './bringToSight.ts'
import { Entries } from './Entries.tsx'
import type { Entry } from './entry.ts'
import { type Mark, Marks } from './Marks.tsx'
import { readings } from './readings.ts'
import { useReading } from './useReading.ts'

const NONE: readonly Entry[] = []

/** The marked entries: all with their numbers, or those with problems and the chosen one. */
const marksOf = (entries: readonly Entry[], chosen: number | null, isNumbered: boolean): Mark[] =>
  entries.flatMap(({ elements, fault }, index) => {
    const kind = index === chosen ? 'chosen' : fault === null ? 'plain' : 'bad'
    if (kind === 'plain' && !isNumbered) return []
    return elements.map((element) => ({ element, label: String(index + 1), kind }) as const)
  })

/** The entries of a page, or why it cannot be read; with the frame that it is in. */
async function readingOf(page: Document, analysis: keyof typeof VIEW_READINGS) {
  const frame = (page.defaultView?.frameElement ?? null) as HTMLIFrameElement | null // of a view
  try {
    return { frame, entries: await readings[analysis].read(page), trouble: null }
  } catch (error) {
    return { frame, entries: NONE, trouble: String(error) }
  }
}

/** One analysis of the view in the frame: a list, and its marks over the view. Updated when the view changes. */
export function ViewReading({ frame, analysis }: { frame: RefObject<HTMLIFrameElement | null>; analysis: keyof typeof VIEW_READINGS }) {
  const read = useReading(frame, (page) => readingOf(page, analysis))
  const [chosen, setChosen] = useState<number | null>(null)
  const { means, isNumbered = false } = readings[analysis]
  const entries = read?.entries ?? NONE
  const marks = useMemo(() => marksOf(entries, chosen, isNumbered), [entries, chosen, isNumbered])
  const faults = entries.filter(({ fault }) => fault !== null).length
  const choose = (index: number) => {
    setChosen(index === chosen ? null : index)
    const [element] = entries[index]?.elements ?? []
    if (element?.isConnected) bringToSight(element)
  }
  return (
    <>
      <p className="faint">{means}</p>
      <p role="status">{read ? (read.trouble ?? `${entries.length} found, ${faults === 0 ? 'none' : faults} with something wrong.`) : 'It is being looked at.'}</p>
      <Entries entries={entries} chosen={chosen} onChoose={choose} />
      {read?.frame && <Marks frame={read.frame} marks={marks} />}
    </>
  )
}
