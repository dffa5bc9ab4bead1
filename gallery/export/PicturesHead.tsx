import type { ReactNode } from 'react'
import { type About, type Grid, type Settings, type Place, printAddress } from '../address.ts'

const GRIDS: Record<Grid | 'changes', string> = { states: 'By state', variants: 'By language and theme', path: 'Along a path', changes: 'Before and after' }

/** Above every grid of pictures: its title, links to the other grids, and its controls. */
export function PicturesHead({ title, children, grid, about, settings, tools }: {
  title: string
  /** The shown content, in one line. */
  children?: ReactNode
  grid: Grid | 'changes'
  /** Null where the grid is of no machine: then there is no other one of it. */
  about: About | null
  settings: Settings
  tools?: ReactNode
}) {
  const placeOf = (one: Grid | 'changes'): Place | null => (one === 'changes' ? { page: 'changes' } : about && { page: 'pictures', grid: one, machine: about.machine, state: about.state, by: about.by })
  return (
    <header className="machine-head pictures-head">
      <div>
        <h1>{title}</h1>
        {children}
      </div>
      <div className="tools">
        <nav className="grids" aria-label="Pictures">
          {Object.entries(GRIDS).map(([one, words]) => {
            const place = placeOf(one as Grid | 'changes') // the keys of GRIDS
            return (
              place && (
                <a key={one} href={printAddress({ place, settings })} aria-current={one === grid ? 'page' : undefined}>
                  {words}
                </a>
              )
            )
          })}
        </nav>
        {tools}
      </div>
    </header>
  )
}
