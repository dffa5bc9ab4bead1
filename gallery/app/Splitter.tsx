import type { KeyboardEvent, PointerEvent } from 'react'

const STEP = 3
/** How narrow and how wide the left part can be, in percent. */
const LEAST = 15
const MOST = 85

/** The border between two parts side by side: moved by dragging or arrow keys. A double click resets it. */
export function Splitter({ label, share, first, onShare }: {
  label: string
  /** Width of the left part, in percent. */
  share: number
  /** Its initial width. */
  first: number
  onShare: (share: number) => void
}) {
  const within = (wanted: number) => Math.min(MOST, Math.max(LEAST, wanted))
  const keys: Record<string, number> = { ArrowLeft: share - STEP, ArrowRight: share + STEP, Home: LEAST, End: MOST }
  return (
    // A separator that can be moved is a control: WAI-ARIA, "Window Splitter".
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-element-interactions -- a separator that can be moved is a widget
    <div
      className="splitter"
      role="separator"
      aria-label={label}
      aria-orientation="vertical"
      aria-valuenow={Math.round(share)}
      aria-valuemin={LEAST}
      aria-valuemax={MOST}
      // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- a separator that can be moved takes the focus
      tabIndex={0}
      onKeyDown={(event: KeyboardEvent) => {
        const next = keys[event.key]
        if (next === undefined) return
        event.preventDefault()
        onShare(within(next))
      }}
      onPointerDown={(event: PointerEvent<HTMLDivElement>) => event.currentTarget.setPointerCapture(event.pointerId)}
      onPointerMove={(event: PointerEvent<HTMLDivElement>) => {
        const room = event.currentTarget.parentElement?.getBoundingClientRect()
        if (room && event.currentTarget.hasPointerCapture(event.pointerId)) onShare(within(((event.clientX - room.left) / room.width) * 100))
      }}
      onDoubleClick={() => onShare(first)}
    />
  )
}
