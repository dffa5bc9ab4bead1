import { appendFileSync, readFileSync, writeFileSync } from 'node:fs'
import { createPlayback } from '../recording/playback.ts'
import { createRecorder } from '../recording/recorder.ts'
import { readRecording } from '../recording/recording.ts'
import { fillsDrops } from './paper.ts'

const reasonOf = (error: unknown) => (error instanceof Error ? error.message : String(error))

/** Records into a new file, readable only by its owner. Throws if the file exists. */
export function recordTo(file: string) {
  try {
    writeFileSync(file, '', { flag: 'wx', mode: 0o600 })
  } catch (error) {
    throw new Error(`--record ${file}: ${reasonOf(error)}`, { cause: error })
  }
  return createRecorder((line) => appendFileSync(file, line), Date.now)
}

/** Replays a recording instead of an exchange. Throws if the file is invalid. */
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
