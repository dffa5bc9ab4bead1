import './sheet.css'
import { knownPaths } from '../app/situations.ts'
import { machineTitle, stateTitle } from '../app/words.ts'
import { type Knobs, type Place, printAddress } from '../address.ts'
import { looksOf, type Path } from '../paths.ts'
import type { Chart } from '../types.ts'
import { Knobs as KnobBar } from '../view/Knobs.tsx'
import { frameUrl, sizeOf } from '../view/size.ts'
import { turn } from '../app/useAddress.ts'

const PHONE_MAX = 600
/** Widths of a tile, CSS pixels. */
const [NARROW, WIDE] = [260, 440]

function Tile({ chart, path, knobs }: { chart: Chart; path: Path; knobs: Knobs }) {
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
          // Each is a whole app: those out of sight wait.
          loading="lazy"
          tabIndex={-1}
          title={`${title}: ${path.by ?? 'where it begins'}`}
          src={frameUrl(printAddress({ place, knobs: { ...knobs, mode: 'still' } }))}
          style={{ width, height, transform: `scale(${scale})` }}
          // Another look is another page: the frames follow their addresses only when loaded anew.
          key={`${knobs.lang} ${knobs.theme} ${knobs.width} ${knobs.texts} ${knobs.scene} ${knobs.code}`}
        />
      </div>
    </figure>
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
      <div className="tiles">
        {looks.map((path) => (
          <Tile key={path.look} chart={chart} path={path} knobs={knobs} />
        ))}
      </div>
    </main>
  )
}
