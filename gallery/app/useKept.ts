// oxlint-disable no-restricted-globals -- src/storage.ts is the product's, and knows its choices one by one
import { useState } from 'react'

const keyOf = (name: string) => `gallery ${name}`

function read(name: string): number | null {
  try {
    const kept = localStorage.getItem(keyOf(name))
    return kept !== null && Number.isFinite(Number(kept)) ? Number(kept) : null
  } catch {
    return null
  }
}

function write(name: string, value: number) {
  try {
    localStorage.setItem(keyOf(name), String(value))
  } catch {
    // A browser that keeps nothing has it until the page is left.
  }
}

/** A number that this browser keeps for whoever looks: how wide a part is, whether another is folded. */
export function useKept(name: string, first: number) {
  const [values, setValues] = useState<Readonly<Record<string, number>>>({})
  const keep = (value: number) => {
    write(name, value)
    setValues((known) => ({ ...known, [name]: value }))
  }
  return [values[name] ?? read(name) ?? first, keep] as const
}
