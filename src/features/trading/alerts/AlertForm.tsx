import { type SubmitEvent, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { type Alert, alertId } from '../../../domain/alerts/alert.ts'
import { MAX_ALERTS } from '../../../constants/limits.ts'
import { Button } from '../../../ui/display/Button.tsx'
import { setAlert } from './storedAlerts.ts'
import type { Elements } from '../../../ui/Elements.ts'

/** Form of an alert with its submit button. `alert` is null while the fields are incomplete. */
export function AlertForm({ alert, children }: { alert: Alert | null; children: Elements }) {
  const { t } = useTranslation('alerts')
  const [last, setLast] = useState<{ id: string | null; is: 'isSet' | 'full' | 'missing' } | null>(null)
  const result = last && last.id === (alert && alertId(alert)) ? last.is : null
  const submit = (event: SubmitEvent<HTMLFormElement>) => {
    event.preventDefault()
    if (alert) return setLast({ id: alertId(alert), is: setAlert(alert) ? 'isSet' : 'full' })
    setLast({ id: null, is: 'missing' })
    event.currentTarget.querySelector('input')?.focus()
  }

  return (
    <form noValidate className="flex flex-col gap-3" onSubmit={submit}>
      {children}
      {/* Not `disabled`: it would leave the tab order without a reason. */}
      <Button type="submit" variant={alert ? 'primary' : undefined} size="lg" aria-disabled={alert === null}>{t('set')}</Button>
      <p role="status" className={result === 'full' || result === 'missing' ? 'text-sm text-warn' : 'text-sm text-text-2'}>
        {result && t(`form.${result}`, { count: MAX_ALERTS })}
      </p>
    </form>
  )
}
