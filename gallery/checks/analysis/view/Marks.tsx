import type { RefObject } from 'react'
import { createPortal } from 'react-dom'
import type { Entry } from './entry.ts'
import { useReading } from '../../../view/useReading.ts'

const GAP_PX = 2
/** A length of the view, which is drawn smaller. */
const px = (length: number) => `calc(${length} * var(--view-px))`

/** Frames and numbers over a view: of all entries, or of those with problems and the chosen one. Hidden from screen readers, since the list has the same content. */
export function Marks({ frame, entries, chosen, isNumbered }: { frame: RefObject<HTMLIFrameElement | null>; entries: readonly Entry[]; chosen: number | null; isNumbered: boolean }) {
  const boxes = useReading(frame, () => entries.map(({ elements }) => elements.filter(({ isConnected }) => isConnected).map((element) => element.getBoundingClientRect())), entries, 0)
  const paper = frame.current?.parentElement
  if (!paper) return null
  return createPortal(
    <div className="marks" aria-hidden="true">
      {entries.flatMap(({ fault }, index) => {
        const kind = index === chosen ? 'chosen' : fault === null ? 'plain' : 'bad'
        if (kind === 'plain' && !isNumbered) return []
        return boxes?.[index]?.map(({ left, top, width, height }, part) => (
          <span key={`${index} ${part}`} className="mark" data-kind={kind} style={{ left: px(left - GAP_PX), top: px(top - GAP_PX), width: px(width + 2 * GAP_PX), height: px(height + 2 * GAP_PX) }}>
            <b>{index + 1}</b>
          </span>
        ))
      })}
    </div>,
    paper,
  )
}
