import { useEffect, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { nextTitlePart, setTitlePart } from './documentTitle.ts'

// A bidi override inside a name would reverse the rest of the tab title.
const DIRECTIONS = /[\u200e\u200f\u202a-\u202e\u2066-\u2069]/g

/** Sets the document's title while mounted: '{title} · Futures'. The title of a part of the page wins over the page's. */
export function useTitle(title: string) {
  const { t } = useTranslation()
  const whole = t('shell.title', { title: title.replaceAll(DIRECTIONS, '') })
  const [part] = useState(nextTitlePart)

  useEffect(() => {
    setTitlePart(part, whole)
    return () => setTitlePart(part, '')
  }, [part, whole])
}
