import { Trash2 } from 'lucide-react'
import { unload } from './loaded.ts'
import { momentText, type Source } from './sources.ts'

const spanText = ({ files }: Source) => {
  const [file, second] = files
  return file?.span && !second ? `${momentText(file.span.from)} to ${momentText(file.span.to)}` : ''
}

/** The files whose counts can be shown, and which of them are. */
export function UseSources({ sources, shown, onShow }: { sources: readonly Source[]; shown: string | null; onShow: (id: string) => void }) {
  return (
    <fieldset className="use-sources">
      <legend>Counted</legend>
      {sources.map((source, index) => (
        <div key={source.id}>
          <label>
            <input type="radio" name="source" checked={source.id === shown} onChange={() => onShow(source.id)} />
            <span>
              {source.title}
              <small>{index === 0 ? 'a sample that comes with the gallery, without times' : spanText(source)}</small>
            </span>
          </label>
          {index > 0 && source.files.length === 1 && (
            <button type="button" className="icon-button" aria-label={`Remove ${source.title}`} title="Remove" onClick={() => unload(source.id)}>
              <Trash2 size={13} aria-hidden />
            </button>
          )}
        </div>
      ))}
    </fieldset>
  )
}
