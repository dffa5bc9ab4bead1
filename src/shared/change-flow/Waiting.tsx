import type { ReactNode } from 'react'
import { Loader } from '../../ui/display/Loader.tsx'

export const waitingFrame = 'm-auto flex flex-col items-center p-3 text-center'

export const WaitingLoader = () => (
  <div className="mb-5 flex h-13 items-center">
    <Loader size="sm" />
  </div>
)

/** Background work that the trader need not watch. */
export const Waiting = ({ id, title, children }: { id: string; title: string; children: ReactNode }) => (
  <div className={waitingFrame}>
    <WaitingLoader />
    <p id={id} className="text-lg font-semi text-text">{title}</p>
    <div className="mt-2 text-md text-text-2">{children}</div>
  </div>
)
