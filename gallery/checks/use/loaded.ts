// oxlint-disable no-restricted-globals -- src/platform/storage.ts lists only the product's own keys
import { useSyncExternalStore } from 'react'
import { idOf } from './sources.ts'
import { readUse } from './file/readUse.ts'
import type { UseFile } from './file/useFile.ts'

const KEY = 'gallery use'

/** What this browser kept; a damaged entry is left out. */
function kept(): UseFile[] {
  try {
    const texts: unknown = JSON.parse(localStorage.getItem(KEY) ?? '[]')
    return (Array.isArray(texts) ? texts : []).flatMap((text) => {
      const read = readUse(String(text), KEY)
      return 'file' in read ? [read.file] : []
    })
  } catch {
    return []
  }
}

let files: readonly UseFile[] | null = null
const listeners = new Set<() => void>()
const current = (): readonly UseFile[] => (files ??= kept())

function set(next: readonly UseFile[]) {
  files = next
  try {
    localStorage.setItem(KEY, JSON.stringify(next.map((file) => JSON.stringify(file))))
  } catch {
    // Without storage, or without room in it, they last until the page closes.
  }
  for (const listener of listeners) listener()
}

/** Adds a file; the same one again takes the place of its former. */
export const load = (file: UseFile) => set([...current().filter((one) => idOf(one) !== idOf(file)), file])
export const unload = (id: string) => set(current().filter((one) => idOf(one) !== id))
export const isLoaded = (id: string) => current().some((one) => idOf(one) === id)

function watch(listener: () => void) {
  listeners.add(listener)
  return () => void listeners.delete(listener)
}

/** The files of use loaded in this browser. */
export const useLoaded = (): readonly UseFile[] => useSyncExternalStore(watch, current)
