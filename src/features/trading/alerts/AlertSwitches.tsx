import { useState } from 'react'
import { useTranslation } from 'react-i18next'
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
    <details className="border-t border-line pt-1">
      <summary className="min-h-11 content-center text-md text-text-2 dense:min-h-8">{t('notifications')}</summary>
      <Switch label={t('own')} checked={tellsOwn} onChange={(on) => storedAlerts.change({ tellsOwn: on })} />
      <Switch label={t('contests')} checked={tellsContests} onChange={(on) => storedAlerts.change({ tellsContests: on })} />
      <Switch label={t('system.label')} checked={isOn} disabled={state === 'unsupported'} onChange={(on) => void choose(on)} />
      <p role="status" className="text-sm text-text-2">
        {state === 'denied' || state === 'unsupported' ? t(`system.${state}`) : t('system.text')}
      </p>
    </details>
  )
}
