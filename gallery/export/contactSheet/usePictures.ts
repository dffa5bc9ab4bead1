import { useEffect, useState } from 'react'
import { LIST, NO_PICTURES, PICTURES, type Pictures, readPictures } from './pictures.ts'

const read = async (): Promise<Pictures> => {
  const response = await fetch(new URL(`${PICTURES}/${LIST}`, document.baseURI))
  return response.ok ? readPictures(await response.text()) : NO_PICTURES
}

/** The printed pictures; null while loading. */
export function usePictures(): Pictures | null {
  const [pictures, setPictures] = useState<Pictures | null>(null)
  useEffect(() => {
    let isWanted = true
    const show = (found: Pictures) => isWanted && setPictures(found)
    read().then(show, () => show(NO_PICTURES))
    return () => void (isWanted = false)
  }, [])
  return pictures
}
