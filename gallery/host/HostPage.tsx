import './host.css'
import { LogIn } from 'lucide-react'
import { useRef, useState } from 'react'
import { type Settings, printAddress } from '../address.ts'
import { Segmented } from '../app/Segmented.tsx'
import { go } from '../app/shell/useAddress.ts'
import type { Line } from './entries.ts'
import { type Platform, PLATFORMS } from './platforms.ts'
import { type Insets, NO_INSETS, RUBBISH, SAYS } from './says.ts'
import { useWebview } from './useWebview.ts'

/** Sizes of phones, CSS px. */
const PHONES = { '360 × 640': [360, 640], '390 × 844': [390, 844], '844 × 390': [844, 390] } as const
type PhoneSize = keyof typeof PHONES
const sizes = Object.fromEntries(Object.keys(PHONES).map((size) => [size, size])) as Record<PhoneSize, string> // the keys of PHONES

/** The frame's address: relative, so the gallery works under any path. */
const frameUrl = (platform: Platform, settings: Settings) =>
  new URL(`host.html${printAddress({ place: { page: 'host', platform }, settings: { ...settings, mode: 'running' } })}`, document.baseURI).href

const clock = (at: number) => new Date(at).toLocaleTimeString('en-GB', { hour12: false })
const WAYS = { out: 'Webview says', in: 'Host says' } as const

/** Messages of the webview and its host, newest first. */
const HostLog = ({ entries }: { entries: readonly Line[] }) => (
  <ol className="host-log" aria-label="Messages" role="log">
    {entries.toReversed().map(({ number, at, way, said, type }) => (
      <li key={number} data-way={way} data-dropped={type === null || undefined}>
        <p>
          <strong>{type ?? 'Dropped'}</strong>
          <span>{WAYS[way]}</span>
          <time className="num">{clock(at)}</time>
        </p>
        <code>{said}</code>
      </li>
    ))}
  </ol>
)

/** A host for the contest webview: a phone, each platform's shape of messages, and a log of them. */
export function HostPage({ platform, settings }: { platform: Platform; settings: Settings }) {
  const [size, setSize] = useState<PhoneSize>('390 × 844')
  const [insets, setInsets] = useState<Insets>(NO_INSETS)
  // It starts with the gallery's theme and language; later changes are sent by the host.
  const [start] = useState(settings)
  const frame = useRef<HTMLIFrameElement>(null)
  const into = useRef<HTMLButtonElement>(null)
  const webview = useWebview(frame, platform, () => into.current?.focus())
  const [width, height] = PHONES[size]

  return (
    <main className="host-page">
      <h1 className="hidden-text">Webview host</h1>
      <div className="host-phone">
        <div className="phone" style={{ width, height }}>
          {/* Its dialogs trap the focus: a button moves it in, Escape moves it out. */}
          <iframe ref={frame} src={frameUrl(platform, start)} tabIndex={-1} title="The webview" style={{ width, height }} />
          <div className="phone-edges" style={{ borderWidth: [insets.top, insets.right, insets.bottom, insets.left].map((px) => `${px}px`).join(' ') }} />
        </div>
      </div>
      <div className="host-side">
        <section className="host-controls" aria-label="Host">
          <Segmented
            label="Platform"
            isNamed
            choices={PLATFORMS}
            value={platform}
            onChange={(to) => go({ page: 'host', platform: to }, settings)}
          />
          <Segmented label="Phone" isNamed choices={sizes} value={size} onChange={setSize} />
          <button ref={into} type="button" className="button" title="The keyboard works in the webview; Escape brings it out" onClick={webview.enter}>
            <LogIn size={13} aria-hidden /> Into the webview
          </button>
        </section>
        <section className="host-says" aria-label="What the host says">
          {Object.entries(SAYS).map(([name, message]) => (
            <button
              key={name}
              type="button"
              className="button"
              onClick={() => {
                if (message.type === 'insets') setInsets(message)
                webview.say(message)
              }}
            >
              {name}
            </button>
          ))}
          <button type="button" className="button" disabled={webview.token === null} onClick={() => webview.say({ type: 'token', token: webview.token })}>
            Token
          </button>
          <button type="button" className="button" onClick={() => webview.say(RUBBISH)}>
            What is no message
          </button>
          <button type="button" className="button" onClick={() => webview.sayFromElsewhere({ type: 'theme', theme: 'light' })}>
            A message from elsewhere
          </button>
        </section>
        <HostLog entries={webview.log} />
      </div>
    </main>
  )
}
