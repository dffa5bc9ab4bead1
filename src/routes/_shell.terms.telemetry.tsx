import { createFileRoute } from '@tanstack/react-router'
import { TelemetryRoute } from '../features/info/telemetry/TelemetryRoute.tsx'

export const Route = createFileRoute('/_shell/terms/telemetry')({ component: TelemetryRoute })
