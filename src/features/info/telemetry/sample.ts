import { config } from '../../../platform/config.ts'
import { BASE_PATH } from '../../../platform/mainSite.ts'

/** The webview's address holds a token: there nothing is gathered at all. */
const isWebview = () => window.location.pathname.startsWith(`${BASE_PATH}/mcontests`)

/**
 * Where this page sends its batches; null where it sends none. Left to chance with every page load, so that nothing has to be kept
 * by which a device could be told again.
 */
export const sendsTo: string | null = config.telemetry !== null && !isWebview() && Math.random() < config.telemetryShare ? config.telemetry : null
