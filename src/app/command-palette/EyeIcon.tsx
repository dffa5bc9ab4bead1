/** An open eye, or one that is crossed out. */
export const EyeIcon = ({ isCrossed, size }: { isCrossed: boolean; size: number }) => (
  <svg aria-hidden="true" width={size} height={size} viewBox="0 0 24 24" fill="none" stroke="currentColor" strokeWidth="2" strokeLinecap="round" strokeLinejoin="round" className="shrink-0">
    <path d="M2 12s3.6-7 10-7 10 7 10 7-3.6 7-10 7-10-7-10-7Z" />
    <circle cx="12" cy="12" r="3" />
    {isCrossed && <path d="m4 3 16 18" />}
  </svg>
)
