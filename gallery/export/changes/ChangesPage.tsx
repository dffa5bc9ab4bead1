import { useMemo } from 'react'
import { printAddress } from '../../address.ts'
import { useLoaded } from '../../app/browser.ts'
import { PageHead } from '../../app/controls.tsx'
import { type ChangedMachine, changedMachines, type ComparedView, subjectOf, valueOf } from './changedMachines.ts'
import { CHANGES, type Changes, type Commit, DATA, type ViewChange } from './changes.ts'

const load = async () => (await (await fetch(new URL(`${CHANGES}/${DATA}`, document.baseURI))).json()) as Changes | null // written by gallery:diff

/** The result of the last comparison; null if there was none, undefined while loading. */
export const useChanges = () => useLoaded(load, null)

const SIDES = ['before', 'after'] as const
const COLOURS = {
  added: 'bg-success-soft text-success',
  removed: 'bg-danger-soft text-danger',
  changed: 'bg-warn-soft text-warn',
}
const ChangeWord = ({ change }: Pick<ViewChange, 'change'>) => (
  <b className={`rounded-xs px-1.5 text-xs ${COLOURS[change]}`}>{change}</b>
)

/** '1 chart', '3 charts' */
const counted = (count: number, one: string) => `${count.toLocaleString('en')} ${one}${count === 1 ? '' : 's'}`

const CommitWords = ({ commit: { hash, subject, date } }: { commit: Commit }) => (
  <>
    <code>{hash.slice(0, 9)}</code> “{subject}”, {new Date(date).toLocaleDateString('en-GB', { dateStyle: 'long' })}
  </>
)

/** A chart at two commits, in words. */
const Differences = ({ machine: { title, differences, charts } }: { machine: ChangedMachine }) => (
  <ul className="mx-4 my-3 grid gap-2" aria-label={`Differences of ${title}`}>
    {differences.map((difference) => (
      <li key={`${difference.change} ${difference.part.id}`}>
        <ChangeWord change={difference.change} /> {subjectOf(difference, charts)}
        {difference.details.map(({ what, before, after }) => (
          <p key={what} className="pl-4 text-text-2">
            <span className="text-text-3">{what}</span>{' '}
            <del className="text-danger">{valueOf(before, what, charts)}</del> →{' '}
            <ins className="text-success no-underline">{valueOf(after, what, charts)}</ins>
          </p>
        ))}
      </li>
    ))}
  </ul>
)

/** One view whose picture changed: in each variant the pictures of the two commits side by side. */
const ChangedView = ({ view: { title, address, variants } }: { view: ComparedView }) => (
  <section className="mx-4 mb-4 border-l-2 border-line-strong pl-3" aria-label={title}>
    <h3 className="pt-3 pb-1 font-medium">{title}</h3>
    {variants.map(({ title: variant, settings, found }) => (
      <section key={found.name} aria-label={`${title}, ${variant}`}>
        <p className="py-1">
          <ChangeWord change={found.change} />{' '}
          {address ? (
            <a href={printAddress({ ...address, settings: { ...address.settings, ...settings } })}>{variant}</a>
          ) : (
            variant
          )}
        </p>
        <div className="grid grid-cols-[repeat(auto-fit,minmax(min(100%,300px),1fr))] items-start gap-3">
          {SIDES.filter((side) => found.change !== (side === 'before' ? 'added' : 'removed')).map((side) => (
            <figure key={side}>
              <figcaption className="text-xs text-text-3 capitalize">{side}</figcaption>
              <img
                className="rounded-sm shadow-[0_0_0_1px_var(--color-line-strong)]"
                src={new URL(`${CHANGES}/pictures/${side}/${found.name}`, document.baseURI).href}
                alt={`${title}, ${variant}, ${side}`}
                loading="lazy"
              />
            </figure>
          ))}
        </div>
      </section>
    ))}
  </section>
)

/** The changes of a machine; folded, its title and their number. */
const Machine = ({ machine }: { machine: ChangedMachine }) => (
  <section aria-label={machine.title}>
    <details className="border-b border-line" open>
      <summary className="p-4">
        <h2 className="inline-block text-md">{machine.title}</h2>{' '}
        <span className="text-text-3">
          {[
            ...(machine.differences.length > 0 ? ['its chart'] : []),
            ...(machine.views.length > 0 ? [counted(machine.views.length, 'view')] : []),
          ].join(' and ')}
        </span>
      </summary>
      {machine.differences.length > 0 && <Differences machine={machine} />}
      {machine.views.map((view) => (
        <ChangedView key={view.title} view={view} />
      ))}
    </details>
  </section>
)

function Found({ changes }: { changes: Changes }) {
  const machines = useMemo(() => changedMachines(changes), [changes])
  const count = machines.flatMap(({ views }) => views).length
  return (
    <>
      <PageHead title="What changed">
        <p>
          From <CommitWords commit={changes.before} /> to <CommitWords commit={changes.after} />:{' '}
          {counted(changes.charts.length, 'chart')}
          {changes.views === null ? '; the pictures were not compared' : ` and ${counted(count, 'view')}`}.
        </p>
        {changes.remarks.map((remark) => (
          <p key={remark}>{remark}</p>
        ))}
      </PageHead>
      {machines.length === 0 && <p className="p-4">Nothing that was compared differs.</p>}
      {machines.map((machine) => (
        <Machine key={machine.name} machine={machine} />
      ))}
    </>
  )
}

/** The charts and the views that differ between two commits, as `npm run gallery:diff` found them. */
export function ChangesPage() {
  const changes = useChanges()
  return (
    <main>
      {changes === null && (
        <PageHead title="What changed">
          <p>No comparison was made with this gallery: whoever builds it makes one first.</p>
        </PageHead>
      )}
      {changes && <Found changes={changes} />}
    </main>
  )
}
