import { printAddress } from '../../address.ts'
import type { ComparedView } from './changedMachines.ts'
import { CHANGES, type Side, type ViewChange } from './changes.ts'

const source = (side: Side, { name }: ViewChange) => new URL(`${CHANGES}/pictures/${side}/${name}`, document.baseURI).href

function Picture({ found, side, title }: { found: ViewChange; side: Side; title: string }) {
  return (
    <figure>
      <figcaption>{side}</figcaption>
      <img src={source(side, found)} alt={`${title}, ${side}`} loading="lazy" />
    </figure>
  )
}

function Pictures({ found, title }: { found: ViewChange; title: string }) {
  const { change } = found
  return (
    <div className="sides">
      {change !== 'added' && <Picture side="before" found={found} title={title} />}
      {change !== 'removed' && <Picture side="after" found={found} title={title} />}
    </div>
  )
}

/** One view whose picture changed, in each variant. */
export function ChangedView({ view: { title, address, variants } }: { view: ComparedView }) {
  return (
    <section className="changed-view" aria-label={title}>
      <h4>{title}</h4>
      {variants.map(({ title: variant, settings, found }) => (
        <section key={found.name} aria-label={`${title}, ${variant}`}>
          <p>
            <b className={`change-word is-${found.change}`}>{found.change}</b>{' '}
            {address ? <a href={printAddress({ ...address, settings: { ...address.settings, ...settings } })}>{variant}</a> : variant}
          </p>
          <Pictures found={found} title={`${title}, ${variant}`} />
        </section>
      ))}
    </section>
  )
}
