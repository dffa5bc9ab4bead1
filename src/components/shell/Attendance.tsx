import { useEffect } from 'react'
import { Toasts } from '../overlay/Toasts.tsx'
import { keepFocus } from './keepFocus.ts'

/** What attends on every page from its first second, but not in its first bytes: the toasts, and the recovery of a lost focus. */
export function Attendance() {
  useEffect(keepFocus, [])
  return <Toasts />
}
