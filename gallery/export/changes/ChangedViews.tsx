import { printAddress } from '../../address.ts'
import { CHANGES, type Side, type ViewChange } from './changes.ts'
import type { ComparedView } from './viewNames.ts'
import { pixelWords } from './changeTexts.ts'

const source = (side: Side, { name }: ViewChange) => new URL(`${CHANGES}/pictures/${side}/${name}`, document.baseURI).href

function Side({ found, side, title }: { found: ViewChange; side: Side; title: string }) {
  return (
    <figure className={`side-${side}`}>
      <figcaption>{side}</figcaption>
      <img src={source(side, found)} alt={`${title}, ${side}`} loading="lazy" />
    </figure>
  )
}

function Pictures({ found, title }: { found: ViewChange; title: string }) {
  const { change } = found
  return (
    <div className={`sides is-${change}`}>
      {change !== 'added' && <Side side="before" found={found} title={title} />}
      {change !== 'removed' && <Side side="after" found={found} title={title} />}
      {change === 'changed' && (
        <figure className="side-overlay">
          <figcaption>overlay</figcaption>
          <div>
            <img src={source('before', found)} alt={`${title}, before and after over each other`} loading="lazy" />
            <img src={source('after', found)} alt="" loading="lazy" />
          </div>
        </figure>
      )}
      {change === 'changed' && <Side side="difference" found={found} title={title} />}
    </div>
  )
}

/** One view whose picture changed, in each variant. */
function ChangedView({ view: { title, address, variants } }: { view: ComparedView }) {
  return (
    <section className="changed-view" aria-label={title}>
      <h4>{title}</h4>
      {variants.map(({ variant, settings, found }) => (
        <section key={found.name} aria-label={`${title}, ${variant}`}>
          <p>
            <b className={`change-word is-${found.change}`}>{found.change}</b>{' '}
            {address ? <a href={printAddress({ ...address, settings: { ...address.settings, ...settings } })}>{variant}</a> : variant}
            {found.change === 'changed' && <span className="faint">, {pixelWords(found.pixels, found.of)}</span>}
          </p>
          <Pictures found={found} title={`${title}, ${variant}`} />
        </section>
      ))}
    </section>
  )
}

/** The views of a machine whose pictures changed. */
export function ChangedViews({ views }: { views: readonly ComparedView[] }) {
  return views.map((view) => <ChangedView key={view.title} view={view} />)
}
