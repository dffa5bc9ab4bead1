import { useEffect } from 'react'
import { startTelemetry } from '../../features/info/telemetry/startTelemetry.ts'
import { forgetFormerValues } from '../../platform/forgetFormerValues.ts'
import { Toasts } from '../../ui/toasts/Toasts.tsx'
import { recoverFocus } from './recoverFocus.ts'

/** Runs on every page, but loads after the first bytes: toasts, focus recovery and, if the exchange has configured it, telemetry. */
export function PageServices() {
  useEffect(forgetFormerValues, [])
  useEffect(recoverFocus, [])
  useEffect(startTelemetry, [])
  return <Toasts />
}
