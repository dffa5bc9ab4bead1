import { type RefObject, useEffect, useEffectEvent, useState } from 'react'

const holdsFile = ({ dataTransfer }: DragEvent) => dataTransfer?.types.includes('Files') === true
const FIELDS = 'input, textarea'

/** Calls `onFile` with files dropped on the page or its view, and with pasted pictures. */
export function useFileDrop(frame: RefObject<HTMLIFrameElement | null>, onFile: (file: File) => void) {
  const [isDragged, setIsDragged] = useState(false)
  const take = useEffectEvent((file: File | undefined) => file && onFile(file))
  useEffect(() => {
    const element = frame.current
    const enter = (event: DragEvent) => holdsFile(event) && setIsDragged(true)
    const over = (event: DragEvent) => holdsFile(event) && event.preventDefault()
    // Without this the browser would open a file dropped outside the view.
    const drop = (event: DragEvent) => {
      if (!holdsFile(event)) return
      event.preventDefault()
      setIsDragged(false)
    }
    const leave = ({ relatedTarget }: DragEvent) => relatedTarget === null && setIsDragged(false)
    const paste = ({ clipboardData, target }: ClipboardEvent) => {
      const file = [...(clipboardData?.files ?? [])].find(({ type }) => type.startsWith('image/'))
      if (!(target instanceof Element && target.closest(FIELDS))) take(file)
    }
    const listen = (to: Window | null | undefined) => {
      to?.addEventListener('dragenter', enter)
      to?.addEventListener('dragover', over)
      to?.addEventListener('drop', drop)
    }
    const watch = () => listen(element?.contentWindow)
    listen(window)
    watch()
    window.addEventListener('dragleave', leave)
    window.addEventListener('paste', paste)
    element?.addEventListener('load', watch)
    return () => {
      for (const one of [window, element?.contentWindow]) {
        one?.removeEventListener('dragenter', enter)
        one?.removeEventListener('dragover', over)
        one?.removeEventListener('drop', drop)
      }
      window.removeEventListener('dragleave', leave)
      window.removeEventListener('paste', paste)
      element?.removeEventListener('load', watch)
    }
  }, [frame])
  return isDragged
}
