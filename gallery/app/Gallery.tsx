import { Keyboard, PanelLeft } from 'lucide-react'
import { type Ref, useLayoutEffect, useRef, useState } from 'react'
import { flushSync } from 'react-dom'
import { type Address, type Place, printAddress } from '../address.ts'
import { charts } from '../chart/machines.ts'
import { ChangesPage, useChanges } from '../export/changes/ChangesPage.tsx'
import { AreaSheet, PicturesPage, ScreenLooks } from '../export/PicturesPage.tsx'
import { MessagesPage } from '../messages/MessagesPage.tsx'
import { areas } from '../screens/areas.ts'
import { ScreenPage } from '../screens/ScreenPage.tsx'
import { screenIn } from '../screens/setup.ts'
import { useIsNarrow, useKeys, useSwitch } from './browser.ts'
import { IconButton } from './controls.tsx'
import { MachinePage } from './MachinePage.tsx'
import { KEYS, keysAt } from './shell/keys.ts'
import { Sidebar } from './shell/Sidebar.tsx'
import { StartPage } from './shell/StartPage.tsx'
import { turn, useAddress } from './shell/useAddress.ts'

/** The pages; *What changed* only where a comparison was made. */
function pagesFrom(place: Place, areChanges: boolean) {
  const about = 'machine' in place ? { machine: place.machine, state: place.state, by: place.by } : null
  return [
    {
      title: 'Flows',
      is: ['machine', 'pictures', 'start'],
      to: about ? { page: 'machine', ...about } : { page: 'start' },
    },
    {
      title: 'Screens',
      is: ['screens', 'screen', 'looks'],
      to: { page: 'screens', area: 'area' in place ? place.area : (areas[0]?.name ?? '') },
    },
    { title: 'Messages', is: ['messages'], to: { page: 'messages', key: null } },
    ...(areChanges ? [{ title: 'What changed', is: ['changes'], to: { page: 'changes' } } as const] : []),
  ] satisfies { title: string; is: readonly Place['page'][]; to: Place }[]
}

interface BarProps {
  address: Address
  isSideOpen: boolean
  onSide: () => void
  onKeys: () => void
}

function TopBar({ address: { place, settings }, isSideOpen, onSide, onKeys }: BarProps) {
  const areChanges = useChanges() != null
  return (
    <header className="top-bar flex items-center gap-x-6 border-b border-line bg-surface px-4 [grid-area:top] max-[1200px]:gap-x-3 max-[900px]:flex-wrap max-[900px]:py-1">
      <IconButton
        name="List and search"
        title="Fold or unfold the list: ["
        Icon={PanelLeft}
        aria-expanded={isSideOpen}
        onClick={onSide}
      />
      <a
        className="text-md font-semi whitespace-nowrap text-text no-underline"
        href={printAddress({ place: { page: 'start' }, settings })}
      >
        Futures <span className="font-regular text-text-3">gallery</span>
      </a>
      <nav
        className="flex h-11 gap-5 max-[900px]:order-1 max-[900px]:h-8 max-[900px]:basis-full max-[900px]:overflow-x-auto"
        aria-label="Pages"
      >
        {pagesFrom(place, areChanges).map(({ title, is, to }) => (
          <a
            key={title}
            className="flex items-center border-b-2 border-transparent pt-0.5 whitespace-nowrap text-text-2 no-underline hover:text-text aria-[current]:border-accent aria-[current]:font-medium aria-[current]:text-text"
            href={printAddress({ place: to, settings })}
            aria-current={is.some((page) => page === place.page) ? 'page' : undefined}
          >
            {title}
          </a>
        ))}
      </nav>
      <IconButton name="Keys" title="Keys: ?" Icon={Keyboard} className="ml-auto max-[900px]:hidden" onClick={onKeys} />
    </header>
  )
}

/** The list of keys, and a switch to turn them off. WCAG 2.1.4. */
function KeysDialog({ dialog }: { dialog: Ref<HTMLDialogElement> }) {
  const [areOn, save] = useSwitch('keys')
  return (
    <dialog
      ref={dialog}
      className="m-auto rounded-md border border-line-strong bg-surface-raised p-5 text-text backdrop:bg-scrim"
      aria-labelledby="keys-title"
    >
      <h2 id="keys-title">Keys</h2>
      <dl className="my-3 grid grid-cols-[auto_1fr] gap-x-4 gap-y-2">
        {KEYS.map(([key, what]) => (
          <div key={key} className="contents">
            <dt>
              <kbd className="rounded-xs border border-line-strong bg-bg px-1.5 text-xs">{key}</kbd>
            </dt>
            <dd>{what}</dd>
          </div>
        ))}
      </dl>
      <form method="dialog" className="flex items-center justify-between gap-4">
        <label>
          <input type="checkbox" checked={areOn} onChange={({ target }) => save(target.checked)} /> Keys are on
        </label>
        <button type="submit" className="button">
          Close
        </button>
      </form>
    </dialog>
  )
}

function Page({ address: { place, settings } }: { address: Address }) {
  const chart = 'machine' in place ? charts.find(({ name }) => name === place.machine) : undefined
  const area = place.page === 'screens' ? areas.find(({ name }) => name === place.area) : undefined
  const found = 'screen' in place ? screenIn(areas, place.area, place.screen) : undefined
  if (area) return <AreaSheet key={area.name} area={area} settings={settings} />
  if (found && place.page === 'screen')
    return <ScreenPage key={`${place.area} ${place.screen}`} {...found} place={place} settings={settings} />
  if (found && place.page === 'looks') return <ScreenLooks {...found} place={place} settings={settings} />
  if (place.page === 'messages') return <MessagesPage here={place.key} settings={settings} />
  if (place.page === 'changes') return <ChangesPage />
  if (chart && place.page === 'pictures')
    return <PicturesPage key={chart.name} chart={chart} place={place} settings={settings} />
  if (chart && place.page === 'machine')
    return <MachinePage key={chart.name} chart={chart} place={place} settings={settings} />
  return <StartPage isUnknown={place.page !== 'start'} />
}

/** The designers' gallery: every state chart of the product, and the view of each state. */
export function Gallery() {
  const address = useAddress()
  const { settings } = address
  const search = useRef<HTMLInputElement>(null)
  const keysDialog = useRef<HTMLDialogElement>(null)
  const [saved, save] = useSwitch('list')
  // On a phone the list covers the page, and closes after a choice.
  const [isDrawerOpen, setIsDrawerOpen] = useState(false)
  const isNarrow = useIsNarrow()
  // F is all the room there is.
  const isSideOpen = isNarrow ? isDrawerOpen : saved && !(address.place.page === 'machine' && settings.room === 'chart')
  const openSide = (open: boolean) => (isNarrow ? setIsDrawerOpen(open) : save(open))
  const find = () => {
    if (settings.room === 'chart') turn({ room: 'both' })
    // The field exists only while the list is open.
    flushSync(() => openSide(true))
    search.current?.focus()
    search.current?.select()
  }
  const showKeys = () => keysDialog.current?.showModal()
  useKeys({ ...keysAt(address), '/': find, '[': () => openSide(!isSideOpen), '?': showKeys })

  useLayoutEffect(() => {
    document.documentElement.dataset['theme'] = settings.theme
  }, [settings.theme])
  return (
    <div
      className="gallery grid h-full"
      style={{
        gridTemplate:
          isSideOpen && !isNarrow
            ? "'top top' auto 'side main' minmax(0, 1fr) / clamp(208px, 18vw, 264px) minmax(0, 1fr)"
            : "'top' auto 'main' minmax(0, 1fr) / minmax(0, 1fr)",
      }}
    >
      <TopBar address={address} isSideOpen={isSideOpen} onSide={() => openSide(!isSideOpen)} onKeys={showKeys} />
      {isSideOpen && <Sidebar address={address} search={search} onChosen={() => setIsDrawerOpen(false)} />}
      <Page address={address} />
      <KeysDialog dialog={keysDialog} />
    </div>
  )
}
