import { createHash, randomBytes } from 'node:crypto'
import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { zstdDecompressSync } from 'node:zlib'
import { beforeEach, expect, test } from 'vitest'
import { writeDictionaries } from '../../../scripts/release/dictionaries.ts'
import { filesOf } from '../../../scripts/release/writeManifest.ts'
import { folderOf, put } from '../../folderOf.ts'

let folder = ''
const dist = () => join(folder, 'dist')
const written = (...formers: string[]) => {
  writeDictionaries(
    dist(),
    formers.map((name) => join(folder, name)),
  )
  return filesOf(`${dist()}.dcz`)
}
const sha256 = (content: string) => createHash('sha256').update(content).digest()
/** A digest may begin with a slash, too. */
const copyOf = (name: string, former: string) => join('/', sha256(former).toString('base64'), name).slice(1)

/** Text that compresses badly without a dictionary. */
const CODE = randomBytes(2_000).toString('hex')
const NEXT = `${CODE}; next()`

beforeEach(() => {
  folder = folderOf({
    'dist/assets/app-bbbbbbbb.js': NEXT,
    'dist/index.html': NEXT,
    'former/assets/app-aaaaaaaa.js': CODE,
    'former/assets/other-aaaaaaaa.js': CODE,
    'former/assets/app-aaaaaaaa.css': CODE,
  })
})

test('a file is compressed against its predecessor, in the format that browsers decompress, beside its checksum', () => {
  expect(written('former')).toEqual([copyOf('assets/app-bbbbbbbb.js', CODE)])
  const copy = readFileSync(join(`${dist()}.dcz`, copyOf('assets/app-bbbbbbbb.js', CODE)))
  expect(copy.subarray(0, 8).toString('hex')).toBe('5e2a4d1820000000')
  expect(copy.subarray(8, 40).equals(sha256(CODE))).toBe(true)
  expect(zstdDecompressSync(copy.subarray(40), { dictionary: Buffer.from(CODE) }).toString()).toBe(NEXT)
  expect(copy.length).toBeLessThan(100)
  expect(readFileSync(`${dist()}.dcz.sha384`, 'utf8')).toContain(`  ${copyOf('assets/app-bbbbbbbb.js', CODE)}\n`)
})

test('a window never exceeds the 8 MB that browsers must support', () => {
  put(folder, { 'dist/assets/app-bbbbbbbb.js': `${CODE}${'x'.repeat(20_000_000)}` })
  const [name = ''] = written('former')
  const [descriptor = 0, window = 0] = readFileSync(join(`${dist()}.dcz`, name)).subarray(44, 46)
  const isOneSegment = (descriptor & 0x20) !== 0
  expect(isOneSegment).toBe(false)
  // RFC 8878, 3.1.1.1.2: exponent and eighths.
  expect(2 ** (10 + (window >> 3)) * (1 + (window & 7) / 8)).toBeLessThanOrEqual(8 * 1_024 * 1_024)
})

test('each former build has its own copy; equal files of two builds share one', () => {
  put(folder, { 'older/assets/app-00000000.js': `old(); ${CODE}`, 'same/assets/app-11111111.js': CODE })
  expect(written('former', 'older', 'same')).toEqual(
    [copyOf('assets/app-bbbbbbbb.js', CODE), copyOf('assets/app-bbbbbbbb.js', `old(); ${CODE}`)].toSorted(),
  )
})

test('no copy is written if it saves less than a hundred bytes, nor for an unchanged file', () => {
  put(folder, { 'dist/assets/app-bbbbbbbb.js.br': 'x'.repeat(100) })
  expect(written('former')).toEqual([])
  put(folder, { 'dist/assets/app-bbbbbbbb.js.br': 'x'.repeat(300) })
  expect(written('former')).toHaveLength(1)
  put(folder, { 'dist/assets/app-bbbbbbbb.js': CODE })
  expect(written('former')).toEqual([])
})
