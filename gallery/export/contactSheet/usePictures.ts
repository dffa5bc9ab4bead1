import { useLoaded } from '../../app/useLoaded.ts'
import { LIST, NO_PICTURES, PICTURES, type Pictures, readPictures } from './pictures.ts'

const load = async (): Promise<Pictures> => {
  const response = await fetch(new URL(`${PICTURES}/${LIST}`, document.baseURI))
  return response.ok ? readPictures(await response.text()) : NO_PICTURES
}

/** The printed pictures; undefined while loading. */
export const usePictures = (): Pictures | undefined => useLoaded(load, NO_PICTURES)
