import { Fragment, type ReactNode } from 'react'
import { type Settings, printAddress } from '../../address.ts'
import { machineTitle } from '../../app/titles.ts'
import { charts } from '../machines.ts'
import type { ChartNode } from '../../types.ts'
import { actionCaption, actorCaption, machineOf, tagCaption } from '../../views/captions/captionOf.ts'

const KINDS: Partial<Record<ChartNode['kind'], string>> = {
  parallel: 'Several regions at once, each with its own state',
  final: 'An end: the flow is over',
  history: 'Leads back to where it was left',
}

/** A running actor, linked to its chart if it has one. */
function Actor({ src, settings }: { src: string; settings: Settings }) {
  const isCode = settings.names === 'code'
  const machine = machineOf(src)
  const chart = charts.find(({ name }) => name === machine)
  const words = isCode ? <code>{src}</code> : actorCaption(src)
  if (!chart) return words
  return (
    <>
      {words}: <a href={printAddress({ place: { page: 'machine', machine, state: null, by: null }, settings })}>{machineTitle(chart, settings.names)}</a>
    </>
  )
}

/** A state's other parts: its type, actors, entry and exit actions, and tags. */
export function Facts({ nodes, settings }: { nodes: readonly ChartNode[]; settings: Settings }) {
  const isCode = settings.names === 'code'
  const list = (texts: readonly string[], words: (text: string) => string) =>
    texts.length === 0 ? null : isCode ? <code>{texts.join('; ')}</code> : texts.map(words).join('; ')
  const runs = [...new Set(nodes.flatMap(({ invokes }) => invokes.map(({ src }) => src)))]
  const kinds = nodes.flatMap(({ kind }) => (kind in KINDS ? kind : []))
  const facts: [string, string, ReactNode][] = [
    ['Kind', 'type', list(kinds, (kind) => KINDS[kind as ChartNode['kind']] ?? kind)], // one of them
    ['Meanwhile', 'invoke', runs.length === 0 ? null : runs.map((src, index) => <Fragment key={src}>{index > 0 && '; '}<Actor src={src} settings={settings} /></Fragment>)],
    ['At its start', 'entry', list(nodes.flatMap(({ entry }) => entry), actionCaption)],
    ['At its end', 'exit', list(nodes.flatMap(({ exit }) => exit), actionCaption)],
    ['To the app', 'tags', list([...new Set(nodes.flatMap(({ tags }) => tags))], tagCaption)],
  ]
  const known = facts.filter(([, , value]) => value !== null)
  if (known.length === 0) return null
  return (
    <dl className="facts">
      {known.map(([words, code, value]) => (
        <div key={code}>
          <dt>{isCode ? <code>{code}</code> : words}</dt>
          <dd>{value}</dd>
        </div>
      ))}
    </dl>
  )
}
