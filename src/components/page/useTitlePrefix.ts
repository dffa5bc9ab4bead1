import { useEffect } from 'react'

/** Keeps a text before the page's title, whoever changes that; '' for none. */
export function useTitlePrefix(prefix: string) {
  useEffect(() => {
    const title = document.querySelector('title')
    if (prefix === '' || !title) return
    // What the page itself has set, without the prefix.
    let own = document.title
    const show = () => {
      if (document.title === prefix + own) return
      own = document.title
      document.title = prefix + own
    }
    document.title = prefix + own
    const observer = new MutationObserver(show)
    observer.observe(title, { childList: true })
    return () => {
      observer.disconnect()
      document.title = own
    }
  }, [prefix])
}
