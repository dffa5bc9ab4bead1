/**
 * npm run dictionaries [-- former …] reduces the download of returning visitors after a release. Compresses each script, style
 * and text of the current build against its predecessors in former builds (the given folders, or all in former/), and writes the
 * results to dist.dcz. A browser that has cached a former file then downloads little more than the difference: compression
 * dictionaries, RFC 9842. docs/integrators/release.md.
 */
import '../setup/requireNode.ts'
import { createHash } from 'node:crypto'
import { existsSync, globSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { constants, zstdCompressSync, zstdDecompressSync } from 'node:zlib'
import { filesOf, sumsOf } from './writeManifest.ts'

/** The header of a `dcz` file, which is followed by the SHA-256 of its dictionary. */
const MAGIC = Buffer.from('5e2a4d1820000000', 'hex')
/** The highest level with a window of at most 8 MB, which is all that browsers must support. */
const LEVEL = 19
/** A copy that saves less than this is not written. */
const WORTH_BYTES = 100

/** Content of a file of the former build. */
interface Dictionary {
  content: Buffer
  digest: Buffer
}

/**
 * 'assets/app.js' for 'assets/app-1a2b3c4d.js': the part of a name that all releases share. Null for files that are not packed;
 * deploy/nginx/futures/http.conf has the same rule.
 */
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
      if (known.every((other) => !other.content.equals(content)))
        found.set(stem, [...known, { content, digest: createHash('sha256').update(content).digest() }])
    }
  }
  return found
}

/**
 * Compresses to `dcz`, and verifies the result by unpacking it. A text is never mistaken for a zstd dictionary, which starts with
 * four bytes that no text contains.
 */
export function packedAgainst({ content: dictionary, digest }: Dictionary, content: Buffer): Buffer {
  const frame = zstdCompressSync(content, { dictionary, params: { [constants.ZSTD_c_compressionLevel]: LEVEL } })
  if (!zstdDecompressSync(frame, { dictionary }).equals(content))
    throw new Error('What was packed is not what it unpacks to')
  return Buffer.concat([MAGIC, digest, frame])
}

/** What a browser without the former file downloads. */
const otherwise = (file: string) => readFileSync(existsSync(`${file}.br`) ? `${file}.br` : file)

interface Written {
  copies: number
  /** Total size of the copies, and of the files sent without them. */
  bytes: number
  otherwiseBytes: number
}

/**
 * Writes the copies next to the build, in a folder named after the dictionary's digest as sent by browsers:
 * dist.dcz/<digest>/assets/app-1a2b3c4d.js.
 */
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
  console.log(
    `${copies} copies in ${dist}.dcz, packed against ${formers.join(', ') || 'no former build'}: ${kilobytes(bytes)} instead of ${kilobytes(otherwiseBytes)}`,
  )
  return 0
}

if (import.meta.main) process.exit(main(process.argv.length > 2 ? process.argv.slice(2) : globSync('former/*')))
