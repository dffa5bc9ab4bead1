import { useEffect } from 'react'
import { startTelemetry } from '../../features/info/telemetry/startTelemetry.ts'
import { loadAllLanguages } from '../../i18n/i18n.ts'
import { forgetFormerValues } from '../../platform/forgetFormerValues.ts'
import { onSessionEnd } from '../../queries/call/session.ts'
import { followTheme } from '../../shared/page/followTheme.ts'
import { useWhenIdle } from '../../ui/hooks/useWhenIdle.ts'
import { clearToasts } from '../../ui/toasts/toast.ts'
import { Toasts } from '../../ui/toasts/Toasts.tsx'
import { recoverFocus } from './recoverFocus.ts'
import { reportMissingTexts } from './reportMissingTexts.ts'

/**
 * Runs on every page, but loads after the first bytes: toasts, focus recovery, the theme across tabs, the other languages' texts
 * and, if the exchange has configured it, telemetry.
 */
export function PageServices() {
  useWhenIdle(loadAllLanguages)
  useEffect(forgetFormerValues, [])
  useEffect(recoverFocus, [])
  useEffect(reportMissingTexts, [])
  useEffect(followTheme, [])
  useEffect(() => onSessionEnd(clearToasts), [])
  useEffect(startTelemetry, [])
  return <Toasts />
}
