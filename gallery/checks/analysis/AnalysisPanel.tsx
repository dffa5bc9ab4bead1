import './analysis.css'
import { type RefObject, useState } from 'react'
import { Segmented } from '../../app/Segmented.tsx'
import { turn } from '../../app/shell/useAddress.ts'
import { type ReadingName, READINGS } from './readingNames.ts'
import { bringToSight } from './view/bringToSight.ts'
import type { Entry } from './view/entry.ts'
import { Marks } from './view/Marks.tsx'
import { readings } from './view/readings.ts'
import { useReading } from '../../view/useReading.ts'

const NONE: readonly Entry[] = []

/** The entries of a page, or why it cannot be read. */
async function read(page: Document, reading: ReadingName) {
  try {
    return { entries: await readings[reading].read(page), trouble: null }
  } catch (error) {
    return { entries: NONE, trouble: String(error) }
  }
}

/** The findings in the view; pressing one shows its element. Updated when the view changes. */
function Findings({ frame, reading }: { frame: RefObject<HTMLIFrameElement | null>; reading: ReadingName }) {
  const found = useReading(frame, (page) => read(page, reading), reading)
  const [chosen, setChosen] = useState<number | null>(null)
  const { means, isNumbered = false } = readings[reading]
  const { entries = NONE, trouble = null } = found ?? {}
  const faults = entries.filter(({ fault }) => fault !== null).length
  const choose = (index: number) => {
    setChosen(index === chosen ? null : index)
    const [element] = entries[index]?.elements ?? []
    if (element?.isConnected) bringToSight(element)
  }
  return (
    <>
      <p className="faint">{means}</p>
      <p role="status">{found ? (trouble ?? `${entries.length} found, ${faults === 0 ? 'none' : faults} with something wrong.`) : 'It is being looked at.'}</p>
      <ol className="entries">
        {entries.map(({ title, detail, fault }, index) => (
          <li key={index} data-bad={fault !== null}>
            <button type="button" aria-pressed={index === chosen} onClick={() => choose(index)}>
              <span className="num">{index + 1}</span>
              <span>
                {title !== '' && <strong>{title}, </strong>}
                {detail}
                {fault !== null && <em>{fault}</em>}
              </span>
            </button>
          </li>
        ))}
      </ol>
      <Marks {...{ frame, entries, chosen, isNumbered }} />
    </>
  )
}

/** What is read from the view of a state: one analysis at a time. */
export function AnalysisPanel({ reading, frame }: { reading: ReadingName; frame: RefObject<HTMLIFrameElement | null> }) {
  return (
    <div className="analysis">
      <Segmented label="Read from the view" choices={READINGS} value={reading} onChange={(chosen) => turn({ reading: chosen })} />
      <Findings key={reading} frame={frame} reading={reading} />
    </div>
  )
}
