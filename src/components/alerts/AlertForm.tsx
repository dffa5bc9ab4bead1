import { type ReactNode, type SubmitEvent, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { type Alert, alertId } from '../../domain/alert.ts'
import { MAX_ALERTS } from '../../limits.ts'
import { Button } from '../ui/Button.tsx'
import { setAlert } from './keptAlerts.ts'

/** The fields of an alert, null while they make none, and the button that sets it. */
export function AlertForm({ alert, children }: { alert: Alert | null; children: ReactNode }) {
  const { t } = useTranslation('desk', { keyPrefix: 'alerts' })
  const [last, setLast] = useState<{ id: string; is: 'isSet' | 'full' } | null>(null)
  const said = alert && last?.id === alertId(alert) ? last.is : null
  const submit = (event: SubmitEvent) => {
    event.preventDefault()
    if (alert) setLast({ id: alertId(alert), is: setAlert(alert) ? 'isSet' : 'full' })
  }

  return (
    <form noValidate className="flex flex-col gap-3" onSubmit={submit}>
      {children}
      <Button type="submit" variant="primary" size="lg" disabled={alert === null}>{t('set')}</Button>
      <p role="status" className={said === 'full' ? 'text-sm text-warn' : 'text-sm text-text-2'}>
        {said && t(`form.${said}`, { count: MAX_ALERTS })}
      </p>
    </form>
  )
}
