import { readUse } from './file/readUse.ts'
import type { UseFile } from './file/useFile.ts'
import text from './walked.use.json?raw'

function sampleOf(): UseFile {
  const read = readUse(text, 'walked.use.json')
  if ('complaint' in read) throw new Error(read.complaint)
  return read.file
}

/** What the end-to-end tests walk, without times; written by `npm run gallery:coverage`. */
export const sample = sampleOf()
