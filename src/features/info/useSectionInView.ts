import { useEffect, useState } from 'react'

/** The part of the window, below the top bar, in which a section counts as current. */
const READING_ZONE = '-76px 0px -65% 0px'

/** The id of the current section of the document (section-1, section-2, …). */
export function useSectionInView(count: number): string {
  const [inView, setInView] = useState('section-1')

  useEffect(() => {
    const visible = new Set<string>()
    const ids = Array.from({ length: count }, (_, index) => `section-${index + 1}`)
    const observer = new IntersectionObserver(
      (entries) => {
        for (const { target, isIntersecting } of entries) {
          if (isIntersecting) visible.add(target.id)
          else visible.delete(target.id)
        }
        const first = ids.find((id) => visible.has(id))
        if (first !== undefined) setInView(first)
      },
      { rootMargin: READING_ZONE },
    )
    for (const id of ids) {
      const section = document.getElementById(id)
      if (section) observer.observe(section)
    }
    return () => observer.disconnect()
  }, [count])

  return inView
}
