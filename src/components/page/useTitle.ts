import { useEffect } from 'react'
import { useTranslation } from 'react-i18next'

// An override of the writing direction inside a name would turn the rest of the tab around.
const DIRECTIONS = /[\u200e\u200f\u202a-\u202e\u2066-\u2069]/g

/** The document's title while the calling page is shown: '{title} · Futures'. */
export function useTitle(title: string) {
  const { t } = useTranslation()
  const whole = t('shell.title', { title: title.replaceAll(DIRECTIONS, '') })

  useEffect(() => {
    document.title = whole
  }, [whole])
}
