import { Upload } from 'lucide-react'
import { type DragEvent, useState } from 'react'
import { charts } from '../../chart/machines.ts'
import { isLoaded, load } from './loaded.ts'
import { readAny } from './file/readAny.ts'
import { idOf } from './sources.ts'

interface Outcome {
  name: string
  text: string
  isWrong: boolean
}

async function take(file: File): Promise<Outcome> {
  const read = readAny(await file.text(), file.name, charts)
  if ('complaint' in read) return { name: file.name, text: read.complaint, isWrong: true }
  const wasHere = isLoaded(idOf(read.file))
  load(read.file)
  return { name: file.name, text: wasHere ? `“${file.name}” was loaded before, and counts once.` : `Loaded “${file.name}”.`, isWrong: false }
}

/** Loads files of use that are chosen or dropped. A file that is none says what is wrong; what was loaded before stays. */
export function LoadUse() {
  const [outcomes, setOutcomes] = useState<readonly Outcome[]>([])
  const [isOver, setIsOver] = useState(false)
  const takeAll = async (files: FileList | null) => setOutcomes(await Promise.all([...(files ?? [])].map(take)))
  const over = (is: boolean) => (event: DragEvent) => {
    event.preventDefault()
    setIsOver(is)
  }
  const drop = (event: DragEvent) => {
    over(false)(event)
    void takeAll(event.dataTransfer.files)
  }
  const wrong = outcomes.filter(({ isWrong }) => isWrong)
  return (
    // oxlint-disable-next-line jsx-a11y/no-static-element-interactions -- a file is also chosen by the button in it
    <div className="use-load" data-over={isOver} onDragOver={over(true)} onDragLeave={over(false)} onDrop={drop}>
      <label className="button">
        <Upload size={13} aria-hidden /> Load files
        <input
          type="file"
          multiple
          accept=".json,.jsonl,application/json"
          className="hidden-text"
          onChange={({ target }) => {
            void takeAll(target.files).finally(() => (target.value = ''))
          }}
        />
      </label>
      <span>or drop them here: files of use, batches of telemetry, or traces saved under Live.</span>
      <p role="status">{outcomes.filter((one) => !one.isWrong).map(({ text }) => text).join(' ')}</p>
      {wrong.length > 0 && (
        <ul role="alert" className="use-wrong">
          {wrong.map(({ name, text }) => (
            <li key={name}>{text}</li>
          ))}
        </ul>
      )}
    </div>
  )
}
