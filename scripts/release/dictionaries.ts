/**
 * npm run dictionaries [-- former …]
 *
 * For returning visitors after a release. Packs each script, style and text of the build that is there against the file whose place it takes in
 * former builds (their folders; left out, all in former/), and writes these copies beside the build, into dist.dcz. A browser that
 * holds the former file is then sent little more than what differs: compression dictionaries, RFC 9842. docs/integrators/release.md.
 */
import '../setup/requireNode.ts'
import { createHash } from 'node:crypto'
import { existsSync, globSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { constants, zstdCompressSync, zstdDecompressSync } from 'node:zlib'
import { filesOf, sumsOf } from './seal.ts'

/** What a packed copy begins with: the kind `dcz`, whose dictionary is named next by its SHA-256. */
const MAGIC = Buffer.from('5e2a4d1820000000', 'hex')
/** The last whose window is 8 MB at most, which is all that browsers have to take. */
const LEVEL = 19
/** A copy that saves less than that is not written. */
const WORTH_BYTES = 100

/** A file of the former build, whole. */
interface Dictionary {
  content: Buffer
  digest: Buffer
}

/** 'assets/app.js' of 'assets/app-1a2b3c4d.js': what stays of a name from release to release. Null for what is not packed so; deploy/nginx/futures/http.conf has the same. */
function stemOf(name: string): string | null {
  const { stem, kind } = /^(?<stem>.+)-[\w-]{8}\.(?<kind>js|css|json|yaml)$/.exec(name)?.groups ?? {}
  return stem === undefined ? null : `${stem}.${kind}`
}

/** The files of former builds by their stems, each content once. */
function dictionariesOf(formers: readonly string[]): Map<string, Dictionary[]> {
  const found = new Map<string, Dictionary[]>()
  for (const former of formers) {
    for (const file of filesOf(join(former, 'assets'))) {
      const stem = stemOf(`assets/${file}`)
      if (stem === null) continue
      const content = readFileSync(join(former, 'assets', file))
      const known = found.get(stem) ?? []
      if (known.every((other) => !other.content.equals(content))) found.set(stem, [...known, { content, digest: createHash('sha256').update(content).digest() }])
    }
  }
  return found
}

/** The content as `dcz`, unpacked again to be sure. Text is never taken for a dictionary of zstd's own kind, which begins with four bytes that no text has. */
export function packedAgainst({ content: dictionary, digest }: Dictionary, content: Buffer): Buffer {
  const frame = zstdCompressSync(content, { dictionary, params: { [constants.ZSTD_c_compressionLevel]: LEVEL } })
  if (!zstdDecompressSync(frame, { dictionary }).equals(content)) throw new Error('What was packed is not what it unpacks to')
  return Buffer.concat([MAGIC, digest, frame])
}

/** What a browser without the former file is sent. */
const otherwise = (file: string) => readFileSync(existsSync(`${file}.br`) ? `${file}.br` : file)

interface Written {
  copies: number
  /** Of all copies together, and of what is sent without them. */
  bytes: number
  otherwiseBytes: number
}

/** Writes the copies of a build beside it, each below the digest of its dictionary, as browsers name it: dist.dcz/<digest>/assets/app-1a2b3c4d.js. */
export function writeDictionaries(dist: string, formers: readonly string[]): Written {
  const folder = `${dist}.dcz`
  rmSync(folder, { recursive: true, force: true })
  mkdirSync(folder)
  const dictionaries = dictionariesOf(formers)
  const written = { copies: 0, bytes: 0, otherwiseBytes: 0 }
  for (const name of filesOf(dist)) {
    const content = readFileSync(join(dist, name))
    for (const dictionary of dictionaries.get(stemOf(name) ?? '') ?? []) {
      if (dictionary.content.equals(content)) continue
      const copy = packedAgainst(dictionary, content)
      const { length } = otherwise(join(dist, name))
      if (copy.length + WORTH_BYTES > length) continue
      const file = join(folder, dictionary.digest.toString('base64'), name)
      mkdirSync(dirname(file), { recursive: true })
      writeFileSync(file, copy)
      written.copies += 1
      written.bytes += copy.length
      written.otherwiseBytes += length
    }
  }
  writeFileSync(`${folder}.sha384`, sumsOf(folder))
  return written
}

function main(formers: readonly string[], dist = 'dist'): number {
  const missing = [dist, ...formers].filter((folder) => !existsSync(join(folder, 'assets')))
  for (const folder of missing) console.error(`No build in ${folder}`)
  if (missing.length > 0) return 1
  const { copies, bytes, otherwiseBytes } = writeDictionaries(dist, formers)
  const kilobytes = (count: number) => `${(count / 1_000).toFixed(1)} kB`
  console.log(`${copies} copies in ${dist}.dcz, packed against ${formers.join(', ') || 'no former build'}: ${kilobytes(bytes)} instead of ${kilobytes(otherwiseBytes)}`)
  return 0
}

if (import.meta.main) process.exit(main(process.argv.length > 2 ? process.argv.slice(2) : globSync('former/*')))
