import { useEffect, useRef, useState } from 'react'
import { compareFiles, type ComparedFile, fetchManifest } from './compare.ts'
import { isReplaced } from '../../../platform/release.ts'
import { releaseOfPage } from './release.ts'

/** Why nothing could be compared: the page came over http, is no build, or its list of files is another or did not come. */
export type Obstacle = 'insecure' | 'unsealed' | 'different' | 'unreachable'

export type ReleaseVerification =
  | { step: 'idle' }
  | { step: 'running'; done: number; total: number | null }
  /** `isOther`: another release is served by now; null: not known. */
  | { step: 'stopped'; obstacle: Obstacle; isOther: boolean | null }
  | { step: 'done'; files: ComparedFile[]; isOther: boolean | null }

/** Whether the page is served as it was released: asked on demand, ended when the page is left. */
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
    // Missing where the page came over http, whatever its type says.
    if (!window.isSecureContext) return { step: 'stopped', obstacle: 'insecure', isOther: null }
    const manifest = await fetchManifest(release)
    if (typeof manifest === 'string') return { step: 'stopped', obstacle: manifest, isOther: await isReplaced() }
    const total = Object.keys(manifest).length
    const files = await compareFiles(manifest, (done) => !isLeft.current && show({ step: 'running', done, total }), () => isLeft.current)
    // At the end: what was put in place meanwhile counts, too.
    return { step: 'done', files, isOther: await isReplaced() }
  }

  const start = () => {
    show({ step: 'running', done: 0, total: null })
    void verify().then((ended) => isLeft.current || show(ended))
  }
  return { verification, start }
}
