import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { ACTIONS } from '../../../domain/text/actions.ts'
import { storage } from '../../../platform/storage.ts'
import { Switch } from '../../../ui/input/Switch.tsx'
import { Dialog } from '../../../ui/overlay/Dialog.tsx'
import { Keycap } from '../Keycap.tsx'
import { KEYS, paletteKey } from '../keys.ts'

/** The keys, and the switch that turns them on; Ctrl+K needs none. */
export function KeysDialog({ onClose }: { onClose: () => void }) {
  const { t: words } = useTranslation('desk', { keyPrefix: 'palette' })
  const [areOn, setOn] = useState(storage.keys.get() === 'true')
  const turn = (on: boolean) => {
    storage.keys.set(on ? 'true' : 'false')
    setOn(on)
  }
  const keys = ACTIONS.flatMap((action) => {
    const key = KEYS[action]
    return key === undefined ? [] : [[words(`actions.${action as 'amount'}`), key]] // only named actions have keys: a test says so
  })

  return (
    <Dialog title={words('keys.title')} onClose={onClose}>
      <p className="text-sm text-text-2">{words('keys.text')}</p>
      <div className="mt-3 flex flex-col">
        <Switch label={words('keys.switch')} checked={areOn} onChange={turn} />
      </div>
      <dl className="mt-3 flex flex-col gap-1.5">
        {[[words('title'), paletteKey()], ...keys].map(([name = '', key = '']) => (
          <div key={name} className="flex items-center justify-between gap-3">
            <dt className="text-text-2">{name}</dt>
            <dd>
              <Keycap>{key}</Keycap>
            </dd>
          </div>
        ))}
      </dl>
      <p className="mt-3 text-sm text-text-2">{words('keys.chart')}</p>
    </Dialog>
  )
}
