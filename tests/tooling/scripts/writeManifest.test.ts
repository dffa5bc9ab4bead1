import { execFileSync } from 'node:child_process'
import { createHash } from 'node:crypto'
import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { beforeEach, expect, test } from 'vitest'
import { filesOf, writeManifest, sumsOf } from '../../../scripts/release/writeManifest.ts'
import { folderOf, put } from '../../folderOf.ts'

let folder = ''
const read = (name: string) => readFileSync(join(folder, name), 'utf8')
const digest = (text: string) => `sha384-${createHash('sha384').update(text).digest('base64')}`

const APP = 'export const price = 1'
const STYLES = 'body { margin: 0 }'
const page =
  '<head><script crossorigin src="/futures/assets/app.js"></script><link rel="stylesheet" href="/futures/assets/app.css"><link rel="icon" href="/futures/assets/icon.svg"></head>'

beforeEach(() => {
  folder = folderOf({
    'index.html': page,
    'webview.html': page,
    'chart.html': '<p>',
    'assets/app.js': APP,
    'assets/app.css': STYLES,
    'assets/icon.svg': '<svg/>',
  })
})

const manifestFile = () => filesOf(folder).find((name) => /^assets\/files-[0-9a-f]{8}\.json$/.test(name)) ?? ''

test('the manifest has the digest of every file except the pages, which each installation rewrites', () => {
  writeManifest(folder)
  expect(JSON.parse(read(manifestFile()))).toEqual({
    'assets/app.css': digest(STYLES),
    'assets/app.js': digest(APP),
    'assets/icon.svg': digest('<svg/>'),
    'chart.html': digest('<p>'),
  })
})

test('each page has the digests of its scripts and styles, and that of the manifest', () => {
  writeManifest(folder)
  for (const name of ['index.html', 'webview.html']) {
    expect(read(name)).toContain(`src="/futures/assets/app.js" integrity="${digest(APP)}">`)
    expect(read(name)).toContain(`href="/futures/assets/app.css" integrity="${digest(STYLES)}">`)
    expect(read(name)).toContain('href="/futures/assets/icon.svg">')
    expect(read(name)).toContain(
      `<meta name="futures-files" content="/futures/${manifestFile()} ${digest(read(manifestFile()))}">`,
    )
  }
})

test('a page that names a missing file is rejected', () => {
  put(folder, { 'index.html': page.replace('app.js', 'gone.js') })
  expect(() => writeManifest(folder)).toThrow('assets/gone.js')
})

test('the checksums cover all files, in the format of sha384sum', () => {
  writeManifest(folder)
  put(folder, { 'assets/app.js.br': 'packed' })
  const sums = sumsOf(folder)
  expect(sums.match(/ {2}.+$/gm)?.map((name) => name.trim())).toEqual(filesOf(folder))
  const check = () =>
    execFileSync('sha384sum', ['-c', '--quiet', '--strict'], {
      cwd: folder,
      input: sums,
      stdio: ['pipe', 'pipe', 'pipe'],
    })
  check()
  put(folder, { 'assets/app.js.br': 'spoilt' })
  expect(check).toThrow('1 computed checksum did NOT match')
})
