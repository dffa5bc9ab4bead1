import { Layers } from 'lucide-react'
import { useRef } from 'react'
import { Segmented } from '../../app/Segmented.tsx'
import type { Overlay } from './useOverlay.ts'
import type { OverlaySettings } from './overlaySettings.ts'

/** Chooses a picture to lay over the view; it can as well be dropped there, or pasted. */
export function OverlayButton({ overlay }: { overlay: Overlay }) {
  const field = useRef<HTMLInputElement>(null)
  return (
    <>
      <button type="button" className="button" title="PNG, JPEG or WebP; it can as well be dropped on the view, or pasted" onClick={() => field.current?.click()}>
        <Layers size={13} aria-hidden /> Lay a picture over
      </button>
      <input
        ref={field}
        type="file"
        hidden
        aria-label="Picture to lay over the view"
        accept="image/png,image/jpeg,image/webp"
        onChange={({ target }) => {
          const [file] = target.files ?? []
          if (file) void overlay.lay(file)
          target.value = ''
        }}
      />
    </>
  )
}

function Nudge({ label, value, onChange }: { label: string; value: number; onChange: (value: number) => void }) {
  return (
    <label className="control-field">
      {label}
      <input type="number" step={1} value={value} onChange={({ target }) => Number.isFinite(target.valueAsNumber) && onChange(target.valueAsNumber)} />
    </label>
  )
}

const MODES: Record<OverlaySettings['mode'], string> = { seeThrough: 'Onion skin', split: 'Split', difference: 'Difference' }

/** How the picture is placed over the view. */
export function OverlayControls({ overlay: { url, settings, turn, said, remove } }: { overlay: Overlay }) {
  return (
    <>
      {url !== null && (
        <div className="overlay-controls" role="group" aria-label="The picture over the view">
          <Segmented label="How it is compared" choices={MODES} value={settings.mode} onChange={(mode) => turn({ mode })} />
          {settings.mode === 'seeThrough' && (
            <label className="control-field">
              Opacity
              <input type="range" min={0} max={100} value={settings.opacity} onChange={({ target }) => turn({ opacity: target.valueAsNumber })} />
            </label>
          )}
          <Segmented isNamed label="Scale" choices={{ fit: 'Fit', '1x': '1×', '2x': '2×' }} value={settings.scale} onChange={(scale) => turn({ scale })} />
          <Nudge label="Right, px" value={settings.x} onChange={(x) => turn({ x })} />
          <Nudge label="Down, px" value={settings.y} onChange={(y) => turn({ y })} />
          <button type="button" className="button" onClick={() => void remove()}>
            Take the picture away
          </button>
        </div>
      )}
      <p aria-live="polite" className="overlay-said">{said}</p>
    </>
  )
}
