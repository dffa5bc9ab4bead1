import './preview.css'
import { type RefObject, useLayoutEffect, useRef } from 'react'
import { PICTURES } from '../../export/contactSheet/pictures.ts'
import type { Preview } from './previewOf.ts'
import { placeBeside } from './placeBeside.ts'
import { useTaken } from './useTaken.ts'

/** A dialog is readable at this size, and leaves the chart in sight. CSS px. */
const MOST = { width: 340, height: 420 }

/** The picture of a state, next to it. It covers the page without moving anything. */
export function PreviewCard({ preview: { title, address, printed }, state, edition, frame }: {
  preview: Preview
  /** Its anchor in the chart. */
  state: Element
  /** Of the printed pictures. */
  edition: string
  frame: RefObject<HTMLIFrameElement | null>
}) {
  const card = useRef<HTMLDivElement>(null)
  const { shot, trouble } = useTaken(frame, printed ? null : address)
  const picture = printed ? { ...printed, src: `${PICTURES}/${printed.name}?${encodeURIComponent(edition)}` } : shot && { ...shot, src: shot.picture }
  const scale = picture ? Math.min(1, MOST.width / picture.width, MOST.height / picture.height) : 1

  // Wherever the chart is moved below it.
  useLayoutEffect(() => {
    let frameRequest = 0
    const place = () => {
      const { current } = card
      if (!current) return
      const { x, y } = placeBeside(state.getBoundingClientRect(), current.getBoundingClientRect(), { width: window.innerWidth, height: window.innerHeight })
      current.style.translate = `${x}px ${y}px`
      frameRequest = requestAnimationFrame(place)
    }
    place()
    return () => cancelAnimationFrame(frameRequest)
  }, [state])

  return (
    <div ref={card} className="preview" role="tooltip">
      <p>{title}</p>
      {picture ? (
        <img src={picture.src} alt={`${title}, as the trader sees it`} width={picture.width * scale} height={picture.height * scale} />
      ) : (
        <p className="preview-wait">{trouble ?? 'Taking its picture…'}</p>
      )}
    </div>
  )
}
