import type { ReactNode } from 'react'

/** One line of what a stop loss or take profit comes to, in a `dl`. */
export const TpslLine = ({ name, value }: { name: ReactNode; value: ReactNode }) => (
  <div className="flex flex-wrap justify-between gap-x-2">
    <dt>{name}</dt>
    <dd>{value}</dd>
  </div>
)
