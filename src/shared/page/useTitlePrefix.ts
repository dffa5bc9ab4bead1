import { useEffect } from 'react'
import { setTitlePart } from './documentTitle.ts'

/** Shows the P&L before the page's title while mounted; '' for none. */
export function useTitlePrefix(profit: string) {
  useEffect(() => setTitlePart('profit', profit), [profit])
  useEffect(() => () => setTitlePart('profit', ''), [])
}
