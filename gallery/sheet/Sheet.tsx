import './sheet.css'
import { machineTitle } from '../app/words.ts'
import { type Knobs, printAddress } from '../address.ts'
import { asTitle } from '../chart/names.ts'
import type { Path } from '../paths.ts'
import type { Chart } from '../types.ts'
import { Knobs as KnobBar } from '../view/Knobs.tsx'
import { frameUrl, sizeOf } from '../view/size.ts'
import { turn } from '../app/useAddress.ts'
import { views } from '../views/views.ts'
import { captionOf, type Part, partsOf, placeIn } from './parts.ts'
import { useTurns } from './useTurns.ts'

const PHONE_MAX = 600
/** Widths of a tile, CSS pixels. */
const [NARROW, WIDE] = [260, 440]

function Tile({ chart, part, path, knobs, isItsTurn }: { chart: Chart; part: Part; path: Path; knobs: Knobs; isItsTurn: boolean }) {
  const { width, height } = sizeOf(knobs.width)
  const tile = knobs.width <= PHONE_MAX ? NARROW : WIDE
  const address = printAddress({ place: placeIn(part, chart.name, path), knobs: { ...knobs, scene: part.scene, mode: part.mode } })
  const { title, by } = captionOf(chart, part, path, knobs.names)
  const scale = tile / width

  return (
    <figure style={{ width: tile }}>
      <figcaption>
        <a href={address}>{title}</a>
        <span>{by}</span>
      </figcaption>
      <div className="tile-paper" style={{ height: height * scale }}>
        <iframe
          hidden={!isItsTurn}
          // To be looked at: see isolate.ts.
          inert
          title={`${title}: ${by}`}
          src={isItsTurn ? frameUrl(address) : undefined}
          style={{ width, height, transform: `scale(${scale})` }}
        />
      </div>
    </figure>
  )
}

/** The scenes one under the other; of those that run, there is one look each. */
function Parts({ chart, parts, knobs }: { chart: Chart; parts: readonly Part[]; knobs: Knobs }) {
  const turns = useTurns()
  const tiles = parts.flatMap((part) => part.looks.map((path) => ({ part, path })))
  const titleOf = ({ scene, mode }: Part) => (mode === 'running' ? 'Running' : asTitle(scene))
  const titles = [...new Set(parts.map(titleOf))]
  return titles.map((title) => (
    <section key={title} aria-label={title}>
      {titles.length > 1 && <h2>{title}</h2>}
      <div className="tiles">
        {tiles.map(
          ({ part, path }, index) =>
            titleOf(part) === title && <Tile key={`${part.scene} ${path.look}`} chart={chart} part={part} path={path} knobs={knobs} isItsTurn={index < turns} />,
        )}
      </div>
    </section>
  ))
}

/** Everything one machine can look like, in all its scenes, side by side. */
export function Sheet({ chart, knobs }: { chart: Chart; knobs: Knobs }) {
  const view = views[chart.name]
  const parts = view ? partsOf(chart, view, knobs.scene) : []
  const count = parts.reduce((sum, { looks }) => sum + looks.length, 0)

  return (
    <main className="sheet-page">
      <header className="machine-head">
        <h1>{machineTitle(chart, knobs.names)}: all states at a glance</h1>
        <p>
          {count} views. Press a title to open one beside its chart. <code>npm run gallery:print</code> writes these sheets of all machines as pictures.
        </p>
      </header>
      <KnobBar machine={chart.name} knobs={knobs} onTurn={turn} only="looks" />
      <Parts
        chart={chart}
        parts={parts}
        knobs={knobs}
        // Another look is another page: the frames follow their addresses only when loaded anew.
        key={`${chart.name} ${knobs.lang} ${knobs.theme} ${knobs.width} ${knobs.texts} ${knobs.scene} ${knobs.code}`}
      />
    </main>
  )
}
