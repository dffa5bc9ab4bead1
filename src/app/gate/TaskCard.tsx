import type { ReactNode } from 'react'

interface Props {
  size: 'sm' | 'lg'
  children: ReactNode
}

/** A centred card for one task: 480 px (sm) or 640 px (lg) wide; full width below 700 px. */
export const TaskCard = ({ size, children }: Props) => (
  <div
    className={`m-auto flex w-full flex-col border-line bg-surface px-4 py-6 max-tablet:grow tablet:my-auto tablet:rounded-lg tablet:border tablet:p-9 ${size === 'sm' ? 'max-w-120' : 'max-w-160'} max-tablet:max-w-full`}
  >
    {children}
  </div>
)
