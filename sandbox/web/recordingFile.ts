import { appendFileSync, readFileSync, writeFileSync } from 'node:fs'
import { createPlayback } from '../recording/playback.ts'
import { createRecorder } from '../recording/recorder.ts'
import { readRecording } from '../recording/recording.ts'
import { fillsDrops } from './paper.ts'

const reasonOf = (error: unknown) => (error instanceof Error ? error.message : String(error))

/** Records into a new file, readable by its owner alone. Throws where there is one already. */
export function recordTo(file: string) {
  try {
    writeFileSync(file, '', { flag: 'wx', mode: 0o600 })
  } catch (error) {
    throw new Error(`--record ${file}: ${reasonOf(error)}`, { cause: error })
  }
  return createRecorder((line) => appendFileSync(file, line), Date.now)
}

/** A recorded world in place of an exchange. Throws where the file is none. */
export function playFrom(file: string) {
  const read = () => {
    try {
      return readFileSync(file, 'utf8')
    } catch (error) {
      throw new Error(`--world ${file}: ${reasonOf(error)}`, { cause: error })
    }
  }
  return fillsDrops(createPlayback(readRecording(file, read()), Date.now))
}
