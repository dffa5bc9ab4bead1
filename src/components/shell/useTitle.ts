import { useEffect } from 'react'
import { useTranslation } from 'react-i18next'

/** The document's title while the calling page is shown: '{title} · Futures'. */
export function useTitle(title: string) {
  const { t } = useTranslation()
  const whole = t('shell.title', { title })

  useEffect(() => {
    document.title = whole
  }, [whole])
}
