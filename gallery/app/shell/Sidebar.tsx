import { Search } from 'lucide-react'
import { type KeyboardEvent, type MouseEvent, type Ref, useDeferredValue, useState } from 'react'
import { type Address, type Place, printAddress, type Settings } from '../../address.ts'
import { charts } from '../../chart/machines.ts'
import { leavesOf, START } from '../../paths.ts'
import { areas } from '../../screens/areas.ts'
import { useProductTexts } from '../productTexts.ts'
import { allSituations } from '../situations.ts'
import { stateTitle } from '../titles.ts'
import { search } from './search.ts'

const ITEM =
  'block rounded-sm px-2 py-1.5 text-text no-underline hover:bg-surface-hover aria-[current]:bg-accent-soft forced-colors:aria-[current]:outline-2'
const INNER =
  'block rounded-sm px-2 py-[3px] text-text-2 no-underline hover:bg-surface-hover aria-[current]:bg-accent-soft aria-[current]:font-medium aria-[current]:text-text forced-colors:aria-[current]:outline-2'
const show = (item: HTMLElement | null) => item?.scrollIntoView({ block: 'nearest' })

const MOST_FOUND = 30
/** Scenes and codes are those of one machine. */
const NONE_CHOSEN = { scene: null, code: null }

function Found({ question, address: { place: here, settings } }: { question: string; address: Address }) {
  const found = search(allSituations(useProductTexts()), question)
  if (found.length === 0)
    return (
      <p className="p-2 text-text-3">
        Nothing is called so. Other words may help: what happened, or what is to be read there, in English or Polish.
      </p>
    )
  return (
    <ul className="divide-y divide-line" aria-label="Found">
      {found.slice(0, MOST_FOUND).map(({ place, machine, state, by, description, own, settings: words }) => (
        <li key={[printAddress({ place, settings: { ...settings, ...own } }), machine, by].join(' ')}>
          <a
            className={ITEM}
            href={printAddress({ place, settings: { ...settings, ...NONE_CHOSEN, ...own, ...words } })}
            aria-current={
              printAddress({ place, settings }) === printAddress({ place: here, settings }) ? 'page' : undefined
            }
          >
            <strong className="block font-medium">{by ?? START}</strong>
            <span className="block text-xs text-accent">
              {machine} › {state}
            </span>
            <span className="block text-xs text-text-3">{description}</span>
          </a>
        </li>
      ))}
      {found.length > MOST_FOUND && (
        <li className="p-2 text-text-3">{found.length - MOST_FOUND} more: another word narrows it down.</li>
      )}
    </ul>
  )
}

/** The page one is on, about another machine or state of it: to compare machines. */
function samePage(place: Place, machine: string, state: string | null): Place {
  const about = { machine, state, by: null }
  if (place.page === 'pictures')
    return { page: 'pictures', grid: state === null ? 'states' : place.grid === 'path' ? 'path' : 'variants', ...about }
  return { page: 'machine', ...about }
}

interface ItemProps {
  title: string
  about?: string | undefined
  /** Its own page, and those of its parts. */
  place: Place
  parts: readonly { title: string; about?: string | undefined; place: Place; isHere: boolean }[]
  isOpen: boolean
  settings: Settings
}

/** A machine with its states, or an area with its screens. */
const Item = ({ title, about, place, parts, isOpen, settings }: ItemProps) => (
  <li>
    <a
      className={`${ITEM} font-medium`}
      href={printAddress({ place, settings })}
      aria-current={isOpen && !parts.some(({ isHere }) => isHere) ? 'page' : undefined}
      title={about}
    >
      {title}
    </a>
    {isOpen && (
      <ul className="mt-0.5 mb-2 ml-2 border-l border-line-strong pl-1.5">
        {parts.map((part) => (
          <li key={part.title}>
            <a
              className={INNER}
              href={printAddress({ place: part.place, settings })}
              aria-current={part.isHere ? 'page' : undefined}
              ref={part.isHere ? show : undefined}
              title={part.about}
            >
              {part.title}
            </a>
          </li>
        ))}
      </ul>
    )}
  </li>
)

const List = ({ address: { place, settings } }: { address: Address }) => (
  <ul className="grid gap-0.5">
    {'area' in place
      ? areas.map(({ name: area, title, screens }) => (
          <Item
            key={area}
            {...{ title, settings, place: { page: 'screens', area }, isOpen: place.area === area }}
            parts={Object.entries(screens).map(([screen, one]) => ({
              title: one.title,
              place: { page: 'screen', area, screen, choices: {} },
              isHere: 'screen' in place && place.screen === screen,
            }))}
          />
        ))
      : charts.map((chart) => (
          <Item
            key={chart.name}
            title={chart.title}
            about={chart.machine.root.description}
            place={samePage(place, chart.name, null)}
            isOpen={'machine' in place && place.machine === chart.name}
            settings={'machine' in place && place.machine === chart.name ? settings : { ...settings, ...NONE_CHOSEN }}
            parts={leavesOf(chart).map(({ path, description }) => ({
              title: stateTitle(chart, path),
              about: description ?? undefined,
              place: samePage(place, chart.name, path),
              isHere: 'machine' in place && place.state === path,
            }))}
          />
        ))}
  </ul>
)

/** Keys of the search: Enter opens the first result, arrows move between results. */
function goThrough(event: KeyboardEvent<HTMLElement>) {
  const links = [...event.currentTarget.querySelectorAll<HTMLElement>('[aria-label="Found"] a')]
  const isSearch = event.target instanceof HTMLInputElement
  if (links.length === 0 || !(isSearch || links.includes(event.target as HTMLElement))) return // one of them, or none
  const at = isSearch ? -1 : links.indexOf(event.target as HTMLElement)
  const next = {
    ArrowDown: links[at + 1],
    ArrowUp: at > 0 ? links[at - 1] : event.currentTarget.querySelector('input'),
  }[event.key]
  if (next) next.focus()
  else if (event.key === 'Enter' && isSearch) {
    // The keys of the page would type into the field.
    links[0]?.focus()
    links[0]?.click()
  } else return
  event.preventDefault()
}

interface Props {
  address: Address
  search: Ref<HTMLInputElement>
  /** Called when a link is clicked. */
  onChosen: () => void
}

/** All machines and their states, or all screens, and a search over both in plain words. */
export function Sidebar({ address, search: field, onChosen }: Props) {
  const chosen = ({ target }: MouseEvent) => target instanceof Element && target.closest('a') && onChosen()
  const [question, setQuestion] = useState('')
  const searched = useDeferredValue(question.trim())
  return (
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-element-interactions -- handles keys pressed in its field and links
    <nav
      className="scroll-pt-15 overflow-y-auto border-r border-line bg-surface p-3 [grid-area:side] max-[900px]:z-drawer max-[900px]:w-80 max-[900px]:max-w-full max-[900px]:shadow-[0_0_0_100vmax_rgb(0_0_0/0.5)] max-[900px]:[clip-path:inset(0_-100vmax_0_0)] max-[900px]:[grid-area:main]"
      aria-label="Machines and states"
      onClick={chosen}
      onKeyDown={goThrough}
    >
      <label className="field sticky top-0 z-sticky mb-3 flex h-control-md items-center gap-2 px-2.5 text-text-3 shadow-[0_0_0_12px_var(--color-surface)] focus-within:border-focus">
        <Search size={15} aria-hidden />
        <input
          ref={field}
          type="search"
          className="min-w-0 flex-1 text-text outline-none"
          value={question}
          placeholder="payment failed"
          aria-label="Find what a trader sees"
          title="Keys: / to search, Enter opens the first hit"
          onChange={(event) => setQuestion(event.target.value)}
        />
      </label>
      {searched === '' ? <List address={address} /> : <Found question={searched} address={address} />}
    </nav>
  )
}
