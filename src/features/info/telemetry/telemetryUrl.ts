import { config } from '../../../platform/config.ts'
import { BASE_PATH } from '../../../platform/mainSite.ts'

/** The webview's address contains a token, so nothing is collected there. */
const isWebview = () => window.location.pathname.startsWith(`${BASE_PATH}/mcontests`)

/** Where this page sends its batches; null if it sends none. Drawn at random on each page load, so that nothing is stored that could identify a device. */
export const telemetryUrl: string | null = config.telemetry !== null && !isWebview() && Math.random() < config.telemetryShare ? config.telemetry : null
