const colours: Record<number, string> = { 1: 'text-medal-1', 2: 'text-medal-2', 3: 'text-medal-3' }

/** Gold, silver and bronze with their number; from rank 4 on, only the rank. */
export function Medal({ rank }: { rank: number }) {
  const colour = colours[rank]
  if (colour === undefined) return <span>{rank}</span>

  return (
    <>
      <span className="sr-only">{rank}</span>
      <svg viewBox="0 0 20 26" aria-hidden="true" className={`inline-block h-6.5 w-5 fill-current ${colour}`}>
        <path d="M4 0h4l3 8-4 2zM16 0h-4L9 8l4 2z" opacity=".7" />
        <circle cx="10" cy="17" r="8.5" />
        <circle cx="10" cy="17" r="6.5" className="fill-none stroke-on-hero-button" strokeOpacity=".4" />
        <text x="10" y="21" textAnchor="middle" className="fill-on-hero-button text-[11px] font-semi">
          {rank}
        </text>
      </svg>
    </>
  )
}
