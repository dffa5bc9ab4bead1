import { useEffect, useRef, useState } from 'react'
import { compareFiles, type ComparedFile, fetchManifest } from './compareFiles.ts'
import { isReplaced } from '../../../platform/release.ts'
import { releaseOfPage } from './release.ts'

/** Why nothing could be compared: the page was loaded over http, is no build, or its list of files differs or failed to load. */
export type Obstacle = 'insecure' | 'unsealed' | 'different' | 'unreachable'

export type ReleaseVerification =
  | { step: 'idle' }
  | { step: 'running'; done: number; total: number | null }
  /** `isOther`: another release is served now; null: unknown. */
  | { step: 'stopped'; obstacle: Obstacle; isOther: boolean | null }
  | { step: 'done'; files: ComparedFile[]; isOther: boolean | null }

/** Checks on demand whether the page is served as released; aborted when the page is left. */
export function useVerification() {
  const [verification, show] = useState<ReleaseVerification>({ step: 'idle' })
  const isLeft = useRef(false)
  useEffect(() => {
    isLeft.current = false
    return () => {
      isLeft.current = true
    }
  }, [])

  async function verify(): Promise<ReleaseVerification> {
    const release = releaseOfPage()
    if (release === null) return { step: 'stopped', obstacle: 'unsealed', isOther: null }
    // Missing if the page was loaded over http, regardless of its type.
    if (!window.isSecureContext) return { step: 'stopped', obstacle: 'insecure', isOther: null }
    const manifest = await fetchManifest(release)
    if (typeof manifest === 'string') return { step: 'stopped', obstacle: manifest, isOther: await isReplaced() }
    const total = Object.keys(manifest).length
    const files = await compareFiles(manifest, (done) => !isLeft.current && show({ step: 'running', done, total }), () => isLeft.current)
    // Checked at the end, so that a release deployed in the meantime is noticed, too.
    return { step: 'done', files, isOther: await isReplaced() }
  }

  const start = () => {
    show({ step: 'running', done: 0, total: null })
    void verify().then((ended) => isLeft.current || show(ended))
  }
  return { verification, start }
}
