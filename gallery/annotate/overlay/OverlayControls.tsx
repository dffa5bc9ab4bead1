import { Layers } from 'lucide-react'
import { useRef } from 'react'
import type { Overlay } from './useOverlay.ts'

/** Chooses a picture to lay over the view; it can as well be dropped on the page, or pasted. */
export function OverlayButton({ overlay }: { overlay: Overlay }) {
  const field = useRef<HTMLInputElement>(null)
  return (
    <>
      <button type="button" className="button" title="It can as well be dropped on the page, or pasted" onClick={() => field.current?.click()}>
        <Layers size={13} aria-hidden /> Lay a picture over
      </button>
      <input
        ref={field}
        type="file"
        hidden
        aria-label="Picture to lay over the view"
        accept="image/*"
        onChange={({ target }) => {
          const [file] = target.files ?? []
          if (file) overlay.lay(file)
          target.value = ''
        }}
      />
    </>
  )
}

/** How the picture is seen over the view. */
export function OverlayControls({ overlay: { laid, turn, remove } }: { overlay: Overlay }) {
  if (!laid) return null
  return (
    <div className="overlay-controls" role="group" aria-label="The picture over the view">
      <label className="control-field">
        Opacity
        <input type="range" min={0} max={100} disabled={laid.isDifference} value={laid.opacity} onChange={({ target }) => turn({ opacity: target.valueAsNumber })} />
      </label>
      <label className="control-field">
        <input type="checkbox" checked={laid.isDifference} onChange={({ target }) => turn({ isDifference: target.checked })} />
        Difference
      </label>
      <button type="button" className="button" onClick={remove}>
        Take the picture away
      </button>
    </div>
  )
}
