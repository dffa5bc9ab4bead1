import { type RefObject, useEffect, useEffectEvent, useState } from 'react'
import { type Entry, entryOf, type Line } from './entries.ts'
import type { OpenedWebview } from './openWebview.ts'
import { type Platform, say, sayFromElsewhere, type BridgeMessage } from './platforms.ts'

type Frame = Window & typeof globalThis
/** Of the frame, or, where the page around is the host, of the webview itself. */
type Heard = BridgeMessage | OpenedWebview | { kind: 'out' | 'left' } | { type: string }

/** The newest lines that are kept. */
const MOST = 200

/** The webview in a frame, and a log of its messages and its host's. `onOut`: Escape was pressed in it. */
export function useWebview(frame: RefObject<HTMLIFrameElement | null>, platform: Platform, onOut: () => void) {
  const [log, setLog] = useState<readonly Line[]>([])
  const [token, setToken] = useState<string | null>(null)
  const write = (entry: Entry) => setLog((before) => [...before, { ...entry, number: (before.at(-1)?.number ?? 0) + 1 }].slice(-MOST))

  const hear = useEffectEvent((data: Heard) => {
    if (!('kind' in data)) return write(entryOf('out', data, Date.now()))
    if (data.kind === 'told') write(entryOf('out', data.said, Date.now()))
    if (data.kind === 'begun') setToken(data.token)
    if (data.kind === 'out') onOut()
  })
  useEffect(() => {
    const onMessage = ({ source, data }: MessageEvent<Heard>) => source === frame.current?.contentWindow && hear(data)
    window.addEventListener('message', onMessage)
    return () => window.removeEventListener('message', onMessage)
  }, [frame])

  const inFrame = () => (frame.current?.contentWindow ?? null) as Frame | null // of this origin, so with its globals
  return {
    log,
    token,
    say: (said: object) => {
      const to = inFrame()
      if (!to) return
      write(entryOf('in', platform === 'ios' || platform === 'page' ? said : JSON.stringify(said), Date.now()))
      say(to, platform, said)
    },
    sayFromElsewhere: (said: object) => {
      const to = inFrame()
      if (!to) return
      write(entryOf('in', said, Date.now(), false))
      sayFromElsewhere(to, said)
    },
    enter: () => {
      frame.current?.focus()
      inFrame()?.postMessage({ kind: 'enter' }, window.location.origin)
    },
  }
}
