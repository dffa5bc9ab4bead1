import { useEffect, useEffectEvent, useState } from 'react'

const FIELDS = 'input, textarea'

/** Calls `onFile` with a file dropped on the page or pasted. Returns whether one is being dragged over it. */
export function useFileDrop(onFile: (file: File) => void) {
  const [isDragged, setIsDragged] = useState(false)
  const take = useEffectEvent((files: FileList | undefined) => {
    const [file] = files ?? []
    if (file) onFile(file)
  })
  useEffect(() => {
    const end = new AbortController()
    const { signal } = end
    window.addEventListener('dragenter', ({ dataTransfer }) => dataTransfer?.types.includes('Files') === true && setIsDragged(true), { signal })
    window.addEventListener('dragleave', ({ relatedTarget }) => relatedTarget === null && setIsDragged(false), { signal })
    // Without this the browser would open the file.
    window.addEventListener('dragover', (event) => event.preventDefault(), { signal })
    window.addEventListener('drop', (event) => {
      event.preventDefault()
      setIsDragged(false)
      take(event.dataTransfer?.files)
    }, { signal })
    window.addEventListener('paste', ({ clipboardData, target }) => {
      if (!(target instanceof Element && target.closest(FIELDS))) take(clipboardData?.files)
    }, { signal })
    return () => end.abort()
  }, [])
  return isDragged
}
