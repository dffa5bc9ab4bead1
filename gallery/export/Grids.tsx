import { type PicturesPlace, type Settings, printAddress } from '../address.ts'
import type { Chart } from '../types.ts'

/** Of a page of pictures of a machine. */
export interface PicturesProps {
  chart: Chart
  place: PicturesPlace
  settings: Settings
}

const GRIDS = { states: 'By state', variants: 'By language and theme', path: 'Along a path' } as const

/** How the pictures of a machine can be grouped, as links. */
export const Grids = ({ place, settings }: Omit<PicturesProps, 'chart'>) => (
  <nav className="flex flex-wrap gap-0.5" aria-label="Pictures">
    {(['states', 'variants', 'path'] as const).map((grid) => (
      <a
        key={grid}
        className="rounded-sm px-2 py-1 text-xs text-text-2 no-underline hover:text-text aria-[current]:bg-surface-press aria-[current]:font-medium aria-[current]:text-text forced-colors:aria-[current]:outline-2"
        href={printAddress({ place: { ...place, grid }, settings })}
        aria-current={grid === place.grid ? 'page' : undefined}
      >
        {GRIDS[grid]}
      </a>
    ))}
  </nav>
)
