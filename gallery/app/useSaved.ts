// oxlint-disable no-restricted-globals -- src/platform/storage.ts lists only the product's own keys
import { useState } from 'react'

const keyOf = (name: string) => `gallery ${name}`

function read(name: string): number | null {
  try {
    const text = localStorage.getItem(keyOf(name))
    return text !== null && Number.isFinite(Number(text)) ? Number(text) : null
  } catch {
    return null
  }
}

function write(name: string, value: number) {
  try {
    localStorage.setItem(keyOf(name), String(value))
  } catch {
    // Without storage it lasts until the page closes.
  }
}

/** A number saved in this browser: how wide a part is, whether another is folded. */
export function useSaved(name: string, first: number) {
  const [values, setValues] = useState<Readonly<Record<string, number>>>({})
  const save = (value: number) => {
    write(name, value)
    setValues((before) => ({ ...before, [name]: value }))
  }
  return [values[name] ?? read(name) ?? first, save] as const
}
