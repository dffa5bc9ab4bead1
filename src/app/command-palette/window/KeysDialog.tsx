import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { type CommandName, COMMAND_NAMES, setsOrder } from '../../../domain/text/actions.ts'
import { Switch } from '../../../ui/input/Switch.tsx'
import { Dialog } from '../../../ui/overlay/Dialog.tsx'
import { actionName } from '../actionName.ts'
import { Keycap } from '../Keycap.tsx'
import { keyChoice, KEYS, paletteKey } from '../keys.ts'

type Key = readonly [name: string, key: string]

/** Lists the shortcuts, with switches for those that navigate and those that set amount and leverage. Ctrl+K is always on. */
export function KeysDialog({ onClose }: { onClose: () => void }) {
  const { t } = useTranslation('palette')
  const [choice, setChoice] = useState(keyChoice.get)
  const areOn = choice === 'true' || choice === 'order'
  const choose = (chosen: typeof choice) => {
    keyChoice.set(chosen)
    setChoice(chosen)
  }
  const keysOf = (isMeant: (action: CommandName) => boolean): Key[] =>
    COMMAND_NAMES.flatMap((action) => {
      const key = isMeant(action) ? KEYS[action] : undefined
      return key === undefined ? [] : [[actionName(t, action), key] as const]
    })

  return (
    <Dialog title={t('keys.title')} onClose={onClose}>
      <p className="text-sm text-text-2">{t('keys.text')}</p>
      <Keys list={[[t('title'), paletteKey()]]} />
      <div className="mt-3 flex flex-col border-t border-line pt-3">
        <Switch label={t('keys.switch')} checked={areOn} onChange={(on) => choose(on ? 'true' : 'false')} />
      </div>
      <Keys list={keysOf((action) => !setsOrder(action))} />
      <div className="mt-3 flex flex-col border-t border-line pt-3">
        <Switch label={t('keys.order')} checked={choice === 'order'} onChange={(on) => choose(on ? 'order' : 'true')} disabled={!areOn} />
      </div>
      <Keys list={keysOf(setsOrder)} />
      <p className="mt-3 border-t border-line pt-3 text-sm text-text-2">{t('keys.chart')}</p>
    </Dialog>
  )
}

const Keys = ({ list }: { list: readonly Key[] }) => (
  <dl className="mt-3 flex flex-col gap-1.5">
    {list.map(([name, key]) => (
      <div key={name} className="flex items-center justify-between gap-3">
        <dt className="text-text-2">{name}</dt>
        <dd>
          <Keycap>{key}</Keycap>
        </dd>
      </div>
    ))}
  </dl>
)
