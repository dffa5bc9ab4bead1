import Clock from 'lucide-react/icons/clock'

/** Says that a price is old or unknown, and what that means for the trader. Its line is always reserved. Not a live region, since it changes every second. */
export const PriceAge = ({ text }: { text: string | null }) => (
  <p className="mt-2 flex min-h-5 items-start gap-1.5 text-sm text-warn">
    {text !== null && (
      <>
        <Clock aria-hidden="true" className="mt-1 size-3 shrink-0" />
        <span>{text}</span>
      </>
    )}
  </p>
)
