import { useEffect } from 'react'

/** The document's title while the calling page is shown. */
export function useTitle(title: string) {
  useEffect(() => {
    document.title = title
  }, [title])
}
