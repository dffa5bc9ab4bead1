import './sidebar.css'
import { Search } from 'lucide-react'
import { type KeyboardEvent, type MouseEvent, type Ref, useDeferredValue, useState } from 'react'
import { type Address, type Place, printAddress } from '../../address.ts'
import { charts } from '../../chart/machines.ts'
import { AreaItems } from '../../screens/AreaItems.tsx'
import { START } from '../../paths.ts'
import type { Chart } from '../../types.ts'
import { useProductTexts } from '../productTexts.ts'
import { search } from './search.ts'
import { allSituations } from '../situations.ts'
import { leavesOf, stateTitle } from '../titles.ts'

const show = (item: HTMLElement | null) => item?.scrollIntoView({ block: 'nearest' })

const MOST_FOUND = 30

function Found({ question, address: { place: here, settings } }: { question: string; address: Address }) {
  const found = search(allSituations(useProductTexts()), question)
  if (found.length === 0) return <p className="sidebar-empty">Nothing is called so. Other words may help: what happened, or what is to be read there, in English or Polish.</p>
  return (
    <ul className="found" aria-label="Found">
      {found.slice(0, MOST_FOUND).map(({ place, machine, state, by, description, own, settings: words }) => (
        <li key={printAddress({ place, settings: { ...settings, ...own } }) + machine}>
          <a
            href={printAddress({ place, settings: { ...settings, ...own, ...words } })}
            aria-current={printAddress({ place, settings }) === printAddress({ place: here, settings }) ? 'page' : undefined}
          >
            <strong>{by ?? START}</strong>
            <span className="found-place">
              {machine} › {state}
            </span>
            <span className="found-description">{description}</span>
          </a>
        </li>
      ))}
      {found.length > MOST_FOUND && <li className="sidebar-empty">{found.length - MOST_FOUND} more: another word narrows it down.</li>}
    </ul>
  )
}

/** The page one is on, about another machine or state of it: to compare machines. */
function samePage(place: Place, machine: string, state: string | null): Place {
  const about = { machine, state, by: null }
  if (place.page === 'pictures') return { page: 'pictures', grid: state === null ? 'states' : place.grid === 'path' ? 'path' : 'variants', ...about }
  return { page: 'machine', ...about }
}

function MachineItem({ chart, address: { place, settings } }: { chart: Chart; address: Address }) {
  const isOpen = 'machine' in place && place.machine === chart.name
  const state = isOpen ? place.state : null
  return (
    <li className="machine-item">
      <a href={printAddress({ place: samePage(place, chart.name, null), settings })} aria-current={isOpen && state === null ? 'page' : undefined} title={chart.machine.root.description ?? undefined}>
        <strong>{chart.title}</strong>
      </a>
      {isOpen && (
        <ul className="state-items">
          {leavesOf(chart).map(({ id, path, description }) => (
            <li key={id}>
              <a href={printAddress({ place: samePage(place, chart.name, path), settings })} aria-current={state === path ? 'page' : undefined} ref={state === path ? show : undefined} title={description ?? undefined}>
                {stateTitle(chart, path)}
              </a>
            </li>
          ))}
        </ul>
      )}
    </li>
  )
}

/** Keys of the search: Enter opens the first result, arrows move between results. */
function goThrough(event: KeyboardEvent<HTMLElement>) {
  const links = [...event.currentTarget.querySelectorAll<HTMLElement>('.found a')]
  const isSearch = event.target instanceof HTMLInputElement
  if (links.length === 0 || !(isSearch || links.includes(event.target as HTMLElement))) return // one of them, or none
  const at = isSearch ? -1 : links.indexOf(event.target as HTMLElement)
  const next = { ArrowDown: links[at + 1], ArrowUp: at > 0 ? links[at - 1] : event.currentTarget.querySelector('input') }[event.key]
  if (next) next.focus()
  else if (event.key === 'Enter' && isSearch) links[0]?.click()
  else return
  event.preventDefault()
}

/** All machines and their states, or all screens, and a search over both in plain words. */
export function Sidebar({ address, search: field, onChosen }: {
  address: Address
  search: Ref<HTMLInputElement>
  /** Called when a link is clicked. */
  onChosen: () => void
}) {
  const chosen = ({ target }: MouseEvent) => target instanceof Element && target.closest('a') && onChosen()
  const [question, setQuestion] = useState('')
  const searched = useDeferredValue(question.trim())
  return (
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-element-interactions -- handles keys pressed in its field and links
    <nav className="sidebar" aria-label="Machines and states" onClick={chosen} onKeyDown={goThrough}>
      <label className="search">
        <Search size={15} aria-hidden />
        <input
          ref={field}
          type="search"
          value={question}
          placeholder="payment failed"
          aria-label="Find what a trader sees"
          title="Keys: / to search, Enter opens the first hit"
          onChange={(event) => setQuestion(event.target.value)}
        />
      </label>
      {searched === '' ? (
        'area' in address.place ? (
          <AreaItems address={address} />
        ) : (
          <ul className="machine-items">
            {charts.map((chart) => (
              <MachineItem key={chart.name} chart={chart} address={address} />
            ))}
          </ul>
        )
      ) : (
        <Found question={searched} address={address} />
      )}
    </nav>
  )
}
