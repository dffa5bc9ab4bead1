import { withTexts } from '../../../i18n/withTexts.ts'
import { lazily } from '../../../ui/lazy/lazily.ts'
import { lazyPart } from '../../../ui/lazy/lazyPart.tsx'
import { PageLoader } from '../../../shared/page/PageLoader.tsx'

/** The telemetry page with its own texts. */
export const TelemetryRoute = lazyPart(lazily(async () => (await withTexts('telemetry', import('./TelemetryPage.tsx'))).TelemetryPage), PageLoader)
