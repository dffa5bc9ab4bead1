import { useEffect, useState } from 'react'
import { createPortal } from 'react-dom'

export interface Mark {
  element: Element
  label: string
  kind: 'plain' | 'bad' | 'chosen'
}

interface Placed extends Mark {
  left: number
  top: number
  width: number
  height: number
}

const GAP_PX = 2

function placed({ element, ...mark }: Mark, scale: number): Placed {
  const { left, top, width, height } = element.getBoundingClientRect()
  return { element, ...mark, left: left * scale - GAP_PX, top: top * scale - GAP_PX, width: width * scale + 2 * GAP_PX, height: height * scale + 2 * GAP_PX }
}

/** Frames and labels over a view at its elements' current positions. Hidden from screen readers, since the list has the same content. */
export function Marks({ frame, marks }: { frame: HTMLIFrameElement; marks: readonly Mark[] }) {
  const [places, setPlaces] = useState<readonly Placed[]>([])
  useEffect(() => {
    const measure = () => {
      const scale = frame.offsetWidth > 0 ? frame.getBoundingClientRect().width / frame.offsetWidth : 1
      setPlaces(marks.filter(({ element }) => element.isConnected).map((mark) => placed(mark, scale)))
    }
    measure()
    const { contentWindow } = frame
    const sized = new ResizeObserver(measure)
    sized.observe(frame.parentElement ?? frame)
    contentWindow?.addEventListener('scroll', measure, true)
    return () => {
      sized.disconnect()
      contentWindow?.removeEventListener('scroll', measure, true)
    }
  }, [frame, marks])
  if (!frame.parentElement) return null
  return createPortal(
    <div className="marks" aria-hidden="true">
      {places.map(({ left, top, width, height, label, kind }, index) => (
        <span key={index} className="mark" data-kind={kind} style={{ left, top, width, height }}>
          <b>{label}</b>
        </span>
      ))}
    </div>,
    frame.parentElement,
  )
}
