import { useTranslation } from 'react-i18next'
import { useStore } from '../../ui/hooks/useStore.ts'
import { Switch } from '../../ui/input/Switch.tsx'
import { Dialog } from '../../ui/overlay/Dialog.tsx'
import { commandName, COMMAND_NAMES } from './commands.ts'
import { Keycap } from './Keycap.tsx'
import { keyChoice, KEYS, paletteKey } from './keys.ts'

type Key = readonly [name: string, key: string]

/** Lists the shortcuts, with a switch for the single keys. Ctrl+K is always on. */
export function KeysDialog({ onClose }: { onClose: () => void }) {
  const { t } = useTranslation('palette')
  const choice = useStore(keyChoice)
  const keys = COMMAND_NAMES.flatMap((command): Key[] => {
    const key = KEYS[command]
    return key === undefined ? [] : [[commandName(t, command), key]]
  })

  return (
    <Dialog title={t('keys.title')} onClose={onClose}>
      <p className="text-sm text-text-2">{t('keys.text')}</p>
      <Keys list={[[t('title'), paletteKey()]]} />
      <div className="mt-3 flex flex-col border-t border-line pt-3">
        <Switch
          label={t('keys.switch')}
          checked={choice === 'true'}
          onChange={(on) => keyChoice.set(on ? 'true' : 'false')}
        />
      </div>
      <Keys list={keys} />
      <div className="mt-3 border-t border-line">
        <Keys
          list={[
            [t('keys.zoom'), '+ −'],
            [t('keys.fit'), '0'],
            [t('keys.latest'), 'End'],
          ]}
        />
      </div>
      <p className="mt-3 text-sm text-text-2">{t('keys.chart')}</p>
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
