import { useEffect, useState } from 'react'
import { useTranslation } from 'react-i18next'

/** Unseen news, or a part of the page by its number; inner parts have higher numbers. */
type TitlePart = 'news' | number

const parts: Partial<Record<TitlePart, string>> = {}
/** The last page's title stays until the next page sets its own. */
let page = document.title

/** Sets one part of the document's title, '' for none. Nothing else writes the title, so no two writers overwrite each other. */
export function setTitlePart(part: TitlePart, text: string) {
  if (text === '') delete parts[part]
  else parts[part] = text
  const { news = '', ...pages } = parts
  // Numeric keys are iterated in ascending order.
  page = Object.values(pages).at(-1) ?? page
  const title = news + page
  if (title !== document.title) document.title = title
}

let rendered = 0
/** The next number for a part of the page: a parent renders before its children. */
const nextTitlePart = () => (rendered += 1)

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
