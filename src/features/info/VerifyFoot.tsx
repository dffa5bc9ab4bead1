import { withTexts } from '../../i18n/withTexts.ts'
import { lazily } from '../../ui/lazy/lazily.ts'
import { lazyPart } from '../../ui/lazy/lazyPart.tsx'
import { Boundary } from '../../shared/page/Boundary.tsx'

const VerifyLine = lazyPart(lazily(async () => (await withTexts('releaseCheck', import('./release-check/VerifyLine.tsx'))).VerifyLine))

/** The last line of the terms area; if its code fails to load, the page is complete without it. */
export const VerifyFoot = () => (
  <Boundary title={null}>
    <VerifyLine />
  </Boundary>
)
