/** Inline: an icon of the library would be bundled with the first page, even if its button loads later. */
export const BellIcon = () => (
  <svg width="16" height="16" viewBox="0 0 24 24" fill="none" stroke="currentColor" strokeWidth="2" strokeLinecap="round" strokeLinejoin="round" aria-hidden="true">
    <path d="M6 9a6 6 0 0 1 12 0c0 6 3 7 3 7H3s3-1 3-7" />
    <path d="M10.3 20.5a2 2 0 0 0 3.4 0" />
  </svg>
)
