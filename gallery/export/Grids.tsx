import { type PicturesPlace, type Settings, printAddress } from '../address.ts'
import { LinkRow } from '../app/controls.tsx'

const GRIDS = { states: 'By state', variants: 'By language and theme', path: 'Along a path' } as const

/** How the pictures of a machine can be grouped, as links. */
export const Grids = ({ place, settings }: { place: PicturesPlace; settings: Settings }) => (
  <LinkRow
    label="Pictures"
    links={(['states', 'variants', 'path'] as const).map((grid) => ({
      title: GRIDS[grid],
      href: printAddress({ place: { ...place, grid }, settings }),
      isHere: grid === place.grid,
    }))}
  />
)
