interface Props {
  className?: string
}

/** A pin, filled if the row is pinned. */
export const PinIcon = ({ isPinned }: { isPinned: boolean }) => (
  <svg viewBox="0 0 24 24" aria-hidden="true" strokeWidth="2" strokeLinecap="round" strokeLinejoin="round" className={`stroke-current ${isPinned ? 'fill-current' : 'fill-none'}`}>
    <path d="M12 17v5M9 10.8a2 2 0 0 1-1.1 1.8l-1.8.9A2 2 0 0 0 5 15.2V16a1 1 0 0 0 1 1h12a1 1 0 0 0 1-1v-.8a2 2 0 0 0-1.1-1.7l-1.8-.9A2 2 0 0 1 15 10.8V7a1 1 0 0 1 1-1 2 2 0 0 0 0-4H8a2 2 0 0 0 0 4 1 1 0 0 1 1 1z" />
  </svg>
)

/** Up or down, filled. */
export const MoveIcon = ({ isUp, className }: Props & { isUp: boolean }) => (
  <svg viewBox="0 0 10 10" aria-hidden="true" className={`${className} fill-current`}>
    <path d={isUp ? 'M5 1.5 9.5 8.5h-9z' : 'M5 8.5.5 1.5h9z'} />
  </svg>
)
