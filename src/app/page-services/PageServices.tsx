import { useEffect } from 'react'
import { Toasts } from '../../ui/toasts/Toasts.tsx'
import { startTelemetry } from '../../features/info/telemetry/startTelemetry.ts'
import { recoverFocus } from './recoverFocus.ts'

/** What attends on every page from its first second, but not in its first bytes: the toasts, the recovery of a lost focus, and telemetry, where an exchange asks for it. */
export function PageServices() {
  useEffect(recoverFocus, [])
  useEffect(startTelemetry, [])
  return <Toasts />
}
