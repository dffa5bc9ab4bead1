import { Check, Link2 } from 'lucide-react'
import { useLayoutEffect, useState } from 'react'
import { type Address, printAddress } from '../address.ts'
import { Board } from '../board/Board.tsx'
import { charts } from '../chart/machines.ts'
import { LivePage } from '../live/LivePage.tsx'
import { Sheet } from '../sheet/Sheet.tsx'
import { copyText } from './copyText.ts'
import { MachinePage } from './MachinePage.tsx'
import { Segmented } from './Segmented.tsx'
import { Sidebar } from './Sidebar.tsx'
import { StartPage } from './StartPage.tsx'
import { turn, useAddress } from './useAddress.ts'

const COPIED_MS = 1_500

/** Copies the address of what is shown, to be sent to somebody. */
function CopyAddress() {
  const [isCopied, setIsCopied] = useState(false)
  const copy = async () => {
    await copyText(window.location.href)
    setIsCopied(true)
    setTimeout(() => setIsCopied(false), COPIED_MS)
  }
  return (
    <button type="button" className="button" onClick={() => void copy()}>
      {isCopied ? <Check size={14} aria-hidden /> : <Link2 size={14} aria-hidden />}
      <span aria-live="polite">{isCopied ? 'Copied' : 'Copy address'}</span>
    </button>
  )
}

function TopBar({ address: { place, knobs } }: { address: Address }) {
  const machine = place.page === 'machine' || place.page === 'sheet' ? place.machine : (charts[0]?.name ?? '')
  const pages = [
    { title: 'Charts and views', is: ['machine', 'start'], to: { page: 'machine', machine, state: null, by: null } },
    { title: 'All states at a glance', is: ['sheet'], to: { page: 'sheet', machine } },
    { title: 'Coverage', is: ['board'], to: { page: 'board' } },
    { title: 'Live', is: ['live'], to: { page: 'live' } },
  ] as const
  return (
    <header className="top-bar">
      <a className="wordmark" href={printAddress({ place: { page: 'start' }, knobs })}>
        Futures <span>gallery</span>
      </a>
      <nav aria-label="Pages">
        {pages.map(({ title, is, to }) => (
          <a key={title} href={printAddress({ place: to, knobs })} aria-current={is.some((page) => page === place.page) ? 'page' : undefined}>
            {title}
          </a>
        ))}
      </nav>
      <div className="top-bar-end">
        <Segmented label="Names" choices={{ plain: 'Plain words', code: 'Code' }} value={knobs.names} onChange={(names) => turn({ names })} />
        <Segmented label="Theme" choices={{ dark: 'Dark', light: 'Light' }} value={knobs.theme} onChange={(theme) => turn({ theme })} />
        <CopyAddress />
      </div>
    </header>
  )
}

function Page({ address: { place, knobs } }: { address: Address }) {
  const chart = 'machine' in place ? charts.find(({ name }) => name === place.machine) : undefined
  if (place.page === 'board') return <Board knobs={knobs} />
  if (place.page === 'live') return <LivePage knobs={knobs} />
  if (chart && place.page === 'sheet') return <Sheet chart={chart} knobs={knobs} />
  if (chart && place.page === 'machine') return <MachinePage key={chart.name} chart={chart} place={place} knobs={knobs} />
  return <StartPage knobs={knobs} unknown={'machine' in place ? place.machine : null} />
}

/** The designers' gallery: every state chart of the product, and what each of its states looks like. */
export function Gallery() {
  const address = useAddress()
  const { theme } = address.knobs
  useLayoutEffect(() => {
    document.documentElement.dataset['theme'] = theme
  }, [theme])
  return (
    <div className="gallery">
      <TopBar address={address} />
      {address.place.page !== 'board' && address.place.page !== 'live' && <Sidebar address={address} />}
      <Page address={address} />
    </div>
  )
}
