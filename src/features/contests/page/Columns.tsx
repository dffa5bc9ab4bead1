import type { ReactNode } from 'react'

interface Props {
  children: ReactNode
  lists: ReactNode
}

/** The contest's content and the lists: side by side from 980 px; below that the lists follow, next to each other from 700 px, else stacked. */
export const Columns = ({ children, lists }: Props) => (
  <div className="mt-6 grid gap-10 max-phone:px-4 phone:mt-8 desktop:grid-cols-[minmax(0,1fr)_368px]">
    <div className="min-w-0">{children}</div>
    <div className="grid min-w-0 content-start gap-8 tablet:max-desktop:grid-cols-2 tablet:max-desktop:gap-5">{lists}</div>
  </div>
)
