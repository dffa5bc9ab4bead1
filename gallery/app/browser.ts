// oxlint-disable no-restricted-globals -- src/platform/storage.ts lists only the product's own keys
import {
  type RefObject,
  useEffect,
  useEffectEvent,
  useLayoutEffect,
  useReducer,
  useState,
  useSyncExternalStore,
} from 'react'
import type { Size } from '../types.ts'

/** Below it there is no room for chart and view side by side. Also in the style sheets. CSS pixels. */
const NARROW = '(width < 900px)'

function watchWidth(listener: () => void) {
  const narrow = window.matchMedia(NARROW)
  narrow.addEventListener('change', listener)
  return () => narrow.removeEventListener('change', listener)
}

/** Whether the window is that of a phone or a tablet, which shows chart or view. */
export const useIsNarrow = () => useSyncExternalStore(watchWidth, () => window.matchMedia(NARROW).matches)

/** The size of an element; before it is drawn, that of a usual one. */
export function useSize(element: RefObject<HTMLElement | null>): Size {
  const [size, setSize] = useState<Size>({ width: 1_000, height: 700 })
  useLayoutEffect(() => {
    // Called before the first frame, so that nothing is seen at another size.
    const observer = new ResizeObserver(([entry]) => entry && setSize(entry.contentRect))
    if (element.current) observer.observe(element.current)
    return () => observer.disconnect()
  }, [element])
  return size
}

/** The result of a request, or `ifFailed`; undefined while loading. `load` is a module's function: it is called once. */
export function useLoaded<Value>(load: () => Promise<Value>, ifFailed: Value): Value | undefined {
  const [value, setValue] = useState<Value>()
  useEffect(() => {
    let isMounted = true
    const show = (loaded: Value) => void (isMounted && setValue(loaded))
    load().then(show, () => show(ifFailed))
    return () => void (isMounted = false)
  }, [load, ifFailed])
  return value
}

/** A switch saved in this browser: it is on until it is switched off. */
const isOn = (name: string) => localStorage.getItem(`gallery ${name}`) !== '0'

export function useSwitch(name: string) {
  const [, draw] = useReducer((times: number) => times + 1, 0)
  const save = (value: boolean) => {
    localStorage.setItem(`gallery ${name}`, value ? '1' : '0')
    draw()
  }
  return [isOn(name), save] as const
}

/** Fields, where keys are text. */
const TYPED = 'input:not([type="radio"], [type="checkbox"], [type="file"]), textarea, select, [contenteditable]'

/** Calls the action of a key pressed anywhere on the page except in a field, if keys are on. WCAG 2.1.4. */
export function useKeys(keys: Readonly<Record<string, () => void>>) {
  const press = useEffectEvent((event: KeyboardEvent) => {
    const act = keys[event.key.length === 1 ? event.key.toLowerCase() : event.key]
    const isTyped = event.target instanceof Element && event.target.closest(`${TYPED}, dialog`) !== null
    if (!act || isTyped || !isOn('keys') || event.ctrlKey || event.metaKey || event.altKey) return
    event.preventDefault()
    act()
  })
  useEffect(() => {
    window.addEventListener('keydown', press)
    return () => window.removeEventListener('keydown', press)
  }, [])
}
