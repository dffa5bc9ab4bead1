import type { Line } from './entries.ts'

const clock = (at: number) => new Date(at).toLocaleTimeString('en-GB', { hour12: false })
const WAYS = { out: 'Webview says', in: 'Host says' } as const

/** Messages of the webview and its host, newest first. */
export const HostLog = ({ entries }: { entries: readonly Line[] }) => (
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
