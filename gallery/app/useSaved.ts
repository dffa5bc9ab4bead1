// oxlint-disable no-restricted-globals -- src/platform/storage.ts lists only the product's own keys
import { useReducer } from 'react'

/** A number saved in this browser. */
export function readSaved(name: string, first: number): number {
  const saved = Number(localStorage.getItem(`gallery ${name}`) ?? first)
  return Number.isFinite(saved) ? saved : first
}

/** The same, to be changed: how wide a part is, whether another is folded. */
export function useSaved(name: string, first: number) {
  const [, draw] = useReducer((times: number) => times + 1, 0)
  const save = (value: number) => {
    localStorage.setItem(`gallery ${name}`, String(value))
    draw()
  }
  return [readSaved(name, first), save] as const
}
