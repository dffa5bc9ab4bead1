import type { ReactNode } from 'react'
import { type About, type Grid, type Settings, printAddress } from '../address.ts'

const GRIDS: Record<Grid, string> = { states: 'By state', variants: 'By language and theme', path: 'Along a path' }

const GRID_NAMES = Object.keys(GRIDS) as Grid[] // the keys of GRIDS

/** Above every grid of pictures: its title, links to the other grids, and its controls. */
export function PicturesHead({ title, children, grid, about, settings, tools }: {
  title: string
  /** The shown content, in one line. */
  children?: ReactNode
  grid: Grid
  about: About
  settings: Settings
  tools?: ReactNode
}) {
  const { machine, state, by } = about
  return (
    <header className="machine-head pictures-head">
      <div>
        <h1>{title}</h1>
        {children}
      </div>
      <div className="tools">
        <nav className="grids" aria-label="Pictures">
          {GRID_NAMES.map((one) => (
            <a key={one} href={printAddress({ place: { page: 'pictures', grid: one, machine, state, by }, settings })} aria-current={one === grid ? 'page' : undefined}>
              {GRIDS[one]}
            </a>
          ))}
        </nav>
        {tools}
      </div>
    </header>
  )
}
