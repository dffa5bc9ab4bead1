import { Tile, type TileContent } from './Tile.tsx'
import { usePictures } from './useTile.ts'

interface Props {
  sections: readonly { title: string; tiles: readonly TileContent[] }[]
  /** Of a tile. */
  scale: number
}

/** Tiles side by side under their titles, by section. */
export function Sheet({ sections, scale }: Props) {
  const pictures = usePictures()
  if (!pictures) return null
  return (
    <>
      <p className="px-4 pt-3 text-text-2">
        {pictures.printed
          ? `Pictures of ${new Date(pictures.printed).toLocaleString('en-GB', { dateStyle: 'long', timeStyle: 'short' })}.`
          : 'Live views: each loads when it is scrolled to.'}
      </p>
      {sections.map(({ title, tiles }) => (
        <section key={title} aria-label={title}>
          {sections.length > 1 && <h2 className="px-4 pt-5 text-md">{title}</h2>}
          <div className="flex flex-wrap items-start gap-x-5 gap-y-6 p-4">
            {[...Map.groupBy(tiles, (tile) => tile.title)].map(([name, ofName]) => (
              <section key={name} aria-label={name} className="border-l-2 border-line-strong pl-3">
                <h3>{name}</h3>
                <div className="flex flex-wrap items-start gap-3">
                  {ofName.map((content) => (
                    // Another address remounts a tile: its frame follows one only when it loads.
                    <Tile key={content.address} {...{ content, pictures, scale }} />
                  ))}
                </div>
              </section>
            ))}
          </div>
        </section>
      ))}
    </>
  )
}
