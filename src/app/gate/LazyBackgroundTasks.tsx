import { Boundary } from '../../shared/page/Boundary.tsx'
import { lazyPart } from '../../ui/lazy/lazyPart.tsx'
import { lazily } from '../../ui/lazy/lazily.ts'
import { useIdle } from '../../ui/hooks/useIdle.ts'

const Tasks = lazyPart(lazily(async () => (await import('../background/BackgroundTasks.tsx')).BackgroundTasks))

/** The background tasks, whose code loads when the browser is idle. Mounted above all pages, so that navigation does not restart them. */
export function LazyBackgroundTasks() {
  const isIdle = useIdle()
  return <Boundary title={null}>{isIdle && <Tasks />}</Boundary>
}
