import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { Fold } from '../../../ui/display/Fold.tsx'
import { Switch } from '../../../ui/input/Switch.tsx'
import { useStore } from '../../../ui/hooks/useStore.ts'
import { storedAlerts } from './storedAlerts.ts'
import { askForNotifications, notificationState, notify } from './notification.ts'

/** Which other events notify, and how. Collapsed, so that a dialog with a few alerts fits a low window. Only a click requests the browser's permission. */
export function AlertSwitches() {
  const { t } = useTranslation('alerts')
  const { tellsOwn, tellsContests, notifies } = useStore(storedAlerts)
  const [state, setState] = useState(notificationState)
  const isOn = notifies && state === 'granted'

  const choose = async (on: boolean) => {
    if (!on) return storedAlerts.change({ notifies: false })
    const answer = await askForNotifications()
    // Some browsers grant permission but cannot show notifications; the first one proves it.
    const works = answer !== 'granted' || notify(t('system.first'), t('system.firstText'))
    setState(works ? answer : 'unsupported')
    storedAlerts.change({ notifies: works && answer === 'granted' })
  }

  return (
    <div className="border-t border-line pt-1">
      <Fold title={t('notifications')}>
        <div className="dense flex flex-col gap-2 py-1">
          <Switch label={t('own')} checked={tellsOwn} onChange={(on) => storedAlerts.change({ tellsOwn: on })} />
          <Switch label={t('contests')} checked={tellsContests} onChange={(on) => storedAlerts.change({ tellsContests: on })} />
          <Switch label={t('system.label')} checked={isOn} disabled={state === 'unsupported'} onChange={(on) => void choose(on)} />
        </div>
        <p role="status" className="text-sm text-text-2">
          {state === 'denied' || state === 'unsupported' ? t(`system.${state}`) : t('system.text')}
        </p>
      </Fold>
    </div>
  )
}
