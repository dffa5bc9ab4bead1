import { useRef } from 'react'
import { useTranslation } from 'react-i18next'
import { alertId } from '../../../domain/alerts/alert.ts'
import { AlertItem } from './AlertItem.tsx'
import { useStore } from '../../../ui/hooks/useStore.ts'
import { storedAlerts, removeAlert } from './storedAlerts.ts'

/** The stored alerts, newest first. */
export function AlertList() {
  const { t } = useTranslation('alerts')
  const { alerts } = useStore(storedAlerts)
  const heading = useRef<HTMLHeadingElement>(null)
  const remove = (id: string) => {
    removeAlert(id)
    // The button is removed together with its row.
    heading.current?.focus()
  }

  return (
    <section className="border-t border-line pt-3">
      <h3 ref={heading} tabIndex={-1} className="text-md font-medium text-text outline-none">
        <span>{t('list.title')}</span> <span className="num text-text-3">{alerts.length}</span>
      </h3>
      {alerts.length === 0 && <p className="mt-1 text-sm text-text-2">{t('list.none')}</p>}
      <ul className="flex flex-col">
        {alerts.map((each) => {
          const id = alertId(each.alert)
          return <AlertItem key={id} stored={each} onRemove={() => remove(id)} />
        })}
      </ul>
    </section>
  )
}
