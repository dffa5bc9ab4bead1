import { withTexts } from '../../i18n/withTexts.ts'
import { lazily } from '../lazy/lazily.ts'
import { lazyPart } from '../lazy/lazyPart.tsx'
import { PageLoader } from '../page/PageLoader.tsx'

/** What this app reports, with the texts that it alone needs. */
export const TelemetryRoute = lazyPart(lazily(async () => (await withTexts('telemetry', import('./TelemetryPage.tsx'))).TelemetryPage), PageLoader)
