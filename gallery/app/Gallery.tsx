import { Check, Keyboard, Link2, PanelLeft } from 'lucide-react'
import { useLayoutEffect, useRef, useState } from 'react'
import { flushSync } from 'react-dom'
import { type Address, type Place, printAddress } from '../address.ts'
import { ChangesPage } from '../export/changes/ChangesPage.tsx'
import { useChanges } from '../export/changes/useChanges.ts'
import { charts } from '../chart/machines.ts'
import { areas } from '../screens/areas.ts'
import { ScreenPage } from '../screens/ScreenPage.tsx'
import { ScreenSheet } from '../screens/ScreenSheet.tsx'
import { screenIn } from '../screens/setup.ts'
import { MessagesPage } from '../messages/MessagesPage.tsx'
import { PicturesPage } from '../export/PicturesPage.tsx'
import { copyText } from './copyText.ts'
import { KeysDialog } from './shell/KeysDialog.tsx'
import { keysAt } from './shell/keys.ts'
import { MachinePage } from './MachinePage.tsx'
import { pageTitle } from './shell/pageTitle.ts'
import { Sidebar } from './shell/Sidebar.tsx'
import { StartPage } from './shell/StartPage.tsx'
import { turn, useAddress } from './shell/useAddress.ts'
import { useIsNarrow } from './useIsNarrow.ts'
import { useSaved } from './useSaved.ts'
import { KEYS_ARE_ON, useKeys } from './shell/useKeys.ts'

const COPIED_MS = 1_500

/** Copies the current address. */
function CopyAddress() {
  const [isCopied, setIsCopied] = useState(false)
  const copy = async () => {
    await copyText(window.location.href)
    setIsCopied(true)
    setTimeout(() => setIsCopied(false), COPIED_MS)
  }
  return (
    <button type="button" className="button" title="Copy address" onClick={() => void copy()}>
      {isCopied ? <Check size={14} aria-hidden /> : <Link2 size={14} aria-hidden />}
      <span className="on-wide" aria-live="polite">{isCopied ? 'Copied' : 'Copy address'}</span>
    </button>
  )
}

/** The pages; *What changed* only where a comparison was made. */
function pagesFrom(place: Place, areChanges: boolean) {
  const about = 'machine' in place ? { machine: place.machine, state: place.state, by: place.by } : null
  return [
    { title: 'Flows', is: ['machine', 'pictures', 'start'], to: about ? { page: 'machine', ...about } : { page: 'start' } },
    { title: 'Screens', is: ['screens', 'screen'], to: { page: 'screens', area: 'area' in place ? place.area : (areas[0]?.name ?? '') } },
    { title: 'Messages', is: ['messages'], to: { page: 'messages' } },
    ...(areChanges ? [{ title: 'What changed', is: ['changes'], to: { page: 'changes' } } as const] : []),
  ] satisfies { title: string; is: readonly Place['page'][]; to: Place }[]
}

function TopBar({ address: { place, settings }, isSideOpen, onSide, onKeys }: { address: Address; isSideOpen: boolean; onSide: () => void; onKeys: () => void }) {
  const areChanges = useChanges() != null
  return (
    <header className="top-bar">
      <button type="button" className="button icon-only" aria-label="List and search" aria-expanded={isSideOpen} title="Fold or unfold the list: [" onClick={onSide}>
        <PanelLeft size={15} aria-hidden />
      </button>
      <a className="wordmark" href={printAddress({ place: { page: 'start' }, settings })}>
        Futures <span>gallery</span>
      </a>
      <nav aria-label="Pages">
        {pagesFrom(place, areChanges).map(({ title, is, to }) => (
          <a key={title} href={printAddress({ place: to, settings })} aria-current={is.some((page) => page === place.page) ? 'page' : undefined}>
            {title}
          </a>
        ))}
      </nav>
      <div className="top-bar-end">
        <CopyAddress />
        <button type="button" className="button icon-only keys-button" aria-label="Keys" title="Keys: ?" onClick={onKeys}>
          <Keyboard size={15} aria-hidden />
        </button>
      </div>
    </header>
  )
}

function Page({ address: { place, settings } }: { address: Address }) {
  const chart = 'machine' in place ? charts.find(({ name }) => name === place.machine) : undefined
  const area = place.page === 'screens' ? areas.find(({ name }) => name === place.area) : undefined
  const found = place.page === 'screen' ? screenIn(areas, place.area, place.screen) : undefined
  if (area) return <ScreenSheet key={area.name} area={area} settings={settings} />
  if (found && place.page === 'screen') return <ScreenPage key={`${place.area} ${place.screen}`} {...found} place={place} settings={settings} />
  if (place.page === 'messages') return <MessagesPage settings={settings} />
  if (place.page === 'changes') return <ChangesPage />
  if (chart && place.page === 'pictures') return <PicturesPage key={chart.name} chart={chart} place={place} settings={settings} />
  if (chart && place.page === 'machine') return <MachinePage key={chart.name} chart={chart} place={place} settings={settings} />
  return <StartPage settings={settings} unknown={'machine' in place ? place.machine : null} />
}

/** The designers' gallery: every state chart of the product, and the view of each state. */
export function Gallery() {
  const address = useAddress()
  const { settings } = address
  const search = useRef<HTMLInputElement>(null)
  const keysDialog = useRef<HTMLDialogElement>(null)
  const [saved, save] = useSaved('list', 1)
  const [areKeysOn, saveKeys] = useSaved(KEYS_ARE_ON, 1)
  // On a phone the list covers the page, and closes after a choice.
  const [isDrawerOpen, setIsDrawerOpen] = useState(false)
  const isNarrow = useIsNarrow()
  const isSideOpen = isNarrow ? isDrawerOpen : saved === 1
  const openSide = (open: boolean) => (isNarrow ? setIsDrawerOpen(open) : save(open ? 1 : 0))
  const find = () => {
    if (settings.room === 'chart') turn({ room: 'both' })
    // The field exists only while the list is open.
    flushSync(() => openSide(true))
    search.current?.focus()
  }
  const showKeys = () => keysDialog.current?.showModal()
  useKeys({ ...keysAt(address), '/': find, '[': () => openSide(!isSideOpen), '?': showKeys })

  useLayoutEffect(() => {
    document.documentElement.dataset['theme'] = settings.theme
    document.title = pageTitle(address, charts)
  }, [settings.theme, address])
  return (
    <div className="gallery">
      <button type="button" className="button skip-link" onClick={() => focusOn(document.querySelector('main'))}>
        Skip to the page
      </button>
      <TopBar address={address} isSideOpen={isSideOpen} onSide={() => openSide(!isSideOpen)} onKeys={showKeys} />
      {isSideOpen && <Sidebar address={address} search={search} onChosen={() => setIsDrawerOpen(false)} />}
      <Page address={address} />
      <KeysDialog dialog={keysDialog} areOn={areKeysOn === 1} onSwitch={(areOn) => saveKeys(areOn ? 1 : 0)} />
    </div>
  )
}

function focusOn(main: HTMLElement | null) {
  if (!main) return
  main.tabIndex = -1
  main.focus()
}
