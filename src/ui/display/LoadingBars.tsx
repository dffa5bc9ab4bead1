/** The five bars of the loader, decorative. Static under reduced motion (index.css). */
export const LoadingBars = ({ className }: { className: string }) => (
  <svg viewBox="0 0 60 48" className={`bars ${className}`} aria-hidden="true">
    <rect x="0" y="30" width="8" height="18" rx="2" />
    <rect x="13" y="14" width="8" height="34" rx="2" />
    <rect x="26" y="0" width="8" height="48" rx="2" />
    <rect x="39" y="20" width="8" height="28" rx="2" />
    <rect x="52" y="34" width="8" height="14" rx="2" />
  </svg>
)
