import { createFileRoute } from '@tanstack/react-router'
import { TelemetryRoute } from '../components/telemetry/TelemetryRoute.tsx'

export const Route = createFileRoute('/_shell/terms/telemetry')({ component: TelemetryRoute })
