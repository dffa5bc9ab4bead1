import { ClipboardCopy, Download, Play, Square, Upload } from 'lucide-react'
import { useState } from 'react'
import { copyText } from '../app/copyText.ts'
import { Menu } from '../app/Menu.tsx'
import { charts } from '../chart/machines.ts'
import { save } from '../chart/saved/save.ts'
import type { Chart } from '../types.ts'
import { type Flow, traceOf } from './flows.ts'
import { firstDifference, foldedTrace, readTrace } from './trace.ts'
import { traceTest } from './traceTest.ts'

const verdict = (chart: Chart, flow: Flow) => {
  const at = firstDifference(chart.machine, flow)
  if (at === null) return 'Replayed: the machine of today goes the same way.'
  return at < 0 ? 'The state it begins in is gone.' : `Replayed: step ${at + 1} ends elsewhere with the machine of today.`
}

/** Saves, loads and replays a flow, or copies it as a test. */
export function TraceActions({ chart, flow, isReplaying, onLoad, onReplay, onStop }: {
  chart: Chart | null
  flow: Flow | null
  isReplaying: boolean
  onLoad: (flow: Flow) => void
  onReplay: () => void
  onStop: () => void
}) {
  const [message, setMessage] = useState('')
  const load = async (file: File | undefined) => {
    if (!file) return
    const trace = readTrace(await file.text())
    if (!trace) return setMessage(`${file.name} is no trace of the gallery.`)
    const loaded: Flow = { ...trace, id: `file ${file.name} ${Date.now()}`, within: null, at: trace.steps[0]?.at ?? 0, isOver: true }
    const of = charts.find(({ machine }) => machine.id === loaded.machine)
    setMessage(`Loaded ${file.name}. ${of ? verdict(of, loaded) : 'There is no such machine any more.'}`)
    onLoad(loaded)
  }
  const copyTest = async () => {
    if (!flow || !chart) return
    await copyText(traceTest(foldedTrace(chart.machine, traceOf(flow)), chart))
    setMessage('Copied: a file for tests/unit/machines.')
  }
  const replay = () => {
    if (!chart || !flow) return
    setMessage(verdict(chart, flow))
    onReplay()
  }
  return (
    <div className="trace-actions">
      <label className="button">
        <Upload size={13} aria-hidden /> Load trace
        <input
          type="file"
          accept=".json,application/json"
          className="hidden-text"
          onChange={({ target }) => {
            void load(target.files?.[0])
            target.value = ''
          }}
        />
      </label>
      {flow && (
        <Menu label="Code" name="Code">
          <button type="button" className="button" onClick={isReplaying ? onStop : replay}>
            {isReplaying ? <Square size={13} aria-hidden /> : <Play size={13} aria-hidden />}
            {isReplaying ? 'Stop' : 'Replay'}
          </button>
          <button type="button" className="button" onClick={() => save(`${flow.machine}.trace.json`, new Blob([JSON.stringify(traceOf(flow), null, 1)], { type: 'application/json' }))}>
            <Download size={13} aria-hidden /> Save trace
          </button>
          <button type="button" className="button" onClick={() => void copyTest()}>
            <ClipboardCopy size={13} aria-hidden /> Copy as a test
          </button>
        </Menu>
      )}
      <p role="status" className="faint">
        {message}
      </p>
    </div>
  )
}
