interface Props {
  className?: string
}

/** A pin, filled if the row is pinned. */
export const PinIcon = ({ isPinned }: { isPinned: boolean }) => (
  <svg viewBox="0 0 24 24" aria-hidden="true" strokeWidth="2" strokeLinecap="round" strokeLinejoin="round" className={`stroke-current ${isPinned ? 'fill-current' : 'fill-none'}`}>
    <path d="M12 17v5M9 10.8a2 2 0 0 1-1.1 1.8l-1.8.9A2 2 0 0 0 5 15.2V16a1 1 0 0 0 1 1h12a1 1 0 0 0 1-1v-.8a2 2 0 0 0-1.1-1.7l-1.8-.9A2 2 0 0 1 15 10.8V7a1 1 0 0 1 1-1 2 2 0 0 0 0-4H8a2 2 0 0 0 0 4 1 1 0 0 1 1 1z" />
  </svg>
)

export const CalendarIcon = ({ className }: Props) => (
  <svg viewBox="0 0 24 24" aria-hidden="true" strokeWidth="2" strokeLinecap="round" strokeLinejoin="round" className={`${className} fill-none stroke-current`}>
    <path d="M8 2v4M16 2v4M3 10h18M16 19h6M19 16v6M21 12.6V6a2 2 0 0 0-2-2H5a2 2 0 0 0-2 2v14a2 2 0 0 0 2 2h8.5" />
  </svg>
)

/** Up or down, filled. */
export const MoveIcon = ({ isUp, className }: Props & { isUp: boolean }) => (
  <svg viewBox="0 0 10 10" aria-hidden="true" className={`${className} fill-current`}>
    <path d={isUp ? 'M5 1.5 9.5 8.5h-9z' : 'M5 8.5.5 1.5h9z'} />
  </svg>
)
