import './sheet.css'
import { knownPaths } from '../app/situations.ts'
import { machineTitle, stateTitle } from '../app/words.ts'
import { type Knobs, type Place, printAddress } from '../address.ts'
import { looksOf, type Path } from '../paths.ts'
import type { Chart } from '../types.ts'
import { Knobs as KnobBar } from '../view/Knobs.tsx'
import { frameUrl, sizeOf } from '../view/size.ts'
import { turn } from '../app/useAddress.ts'
import { useTurns } from './useTurns.ts'

const PHONE_MAX = 600
/** Widths of a tile, CSS pixels. */
const [NARROW, WIDE] = [260, 440]

function Tile({ chart, path, knobs, isItsTurn }: { chart: Chart; path: Path; knobs: Knobs; isItsTurn: boolean }) {
  const { width, height } = sizeOf(knobs.width)
  const tile = knobs.width <= PHONE_MAX ? NARROW : WIDE
  const place: Place = { page: 'machine', machine: chart.name, state: path.state, by: path.by }
  const title = stateTitle(path.state, knobs.names)
  const scale = tile / width

  return (
    <figure style={{ width: tile }}>
      <figcaption>
        <a href={printAddress({ place, knobs })}>{title}</a>
        <span>{path.by ?? 'Where it begins'}</span>
      </figcaption>
      <div className="tile-paper" style={{ height: height * scale }}>
        <iframe
          hidden={!isItsTurn}
          tabIndex={-1}
          title={`${title}: ${path.by ?? 'where it begins'}`}
          src={isItsTurn ? frameUrl(printAddress({ place, knobs: { ...knobs, mode: 'still' } })) : undefined}
          style={{ width, height, transform: `scale(${scale})` }}
        />
      </div>
    </figure>
  )
}

function Tiles({ chart, looks, knobs }: { chart: Chart; looks: readonly Path[]; knobs: Knobs }) {
  const turns = useTurns()
  return (
    <div className="tiles">
      {looks.map((path, index) => (
        <Tile key={path.look} chart={chart} path={path} knobs={knobs} isItsTurn={index < turns} />
      ))}
    </div>
  )
}

/** Everything one machine can look like, side by side. */
export function Sheet({ chart, knobs }: { chart: Chart; knobs: Knobs }) {
  const looks = looksOf(knownPaths(chart, knobs.scene))

  return (
    <main className="sheet-page">
      <header className="machine-head">
        <h1>{machineTitle(chart, knobs.names)}: all states at a glance</h1>
        <p>
          {looks.length} views. Press a title to open one beside its chart. <code>npm run gallery:print</code> writes these sheets of all machines as pictures.
        </p>
      </header>
      <KnobBar machine={chart.name} knobs={knobs} onTurn={turn} only="looks" />
      <Tiles
        chart={chart}
        looks={looks}
        knobs={knobs}
        // Another look is another page: the frames follow their addresses only when loaded anew.
        key={`${chart.name} ${knobs.lang} ${knobs.theme} ${knobs.width} ${knobs.texts} ${knobs.scene} ${knobs.code}`}
      />
    </main>
  )
}
