import type { Ref } from 'react'
import { KEYS } from './keys.ts'

/** The list of keys, and a switch to turn them off. WCAG 2.1.4. */
export function KeysDialog({ dialog, areOn, onSwitch }: { dialog: Ref<HTMLDialogElement>; areOn: boolean; onSwitch: (areOn: boolean) => void }) {
  return (
    <dialog ref={dialog} className="keys-dialog" aria-labelledby="keys-title">
      <h2 id="keys-title">Keys</h2>
      <dl>
        {KEYS.map(([key, what]) => (
          <div key={key} style={{ display: 'contents' }}>
            <dt>
              <kbd>{key}</kbd>
            </dt>
            <dd>{what}</dd>
          </div>
        ))}
      </dl>
      <form method="dialog" className="keys-end">
        <label>
          <input type="checkbox" checked={areOn} onChange={({ target }) => onSwitch(target.checked)} /> Keys are on
        </label>
        <button type="submit" className="button">
          Close
        </button>
      </form>
    </dialog>
  )
}
