import { execFileSync } from 'node:child_process'
import { createHash } from 'node:crypto'
import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { writeDictionaries } from '../../../scripts/release/dictionaries.ts'
import { put } from '../../folderOf.ts'
import { keeping } from './dockerfile.ts'

export const TEXTS = '{&quot;en&quot;:&quot;/futures/en.yaml&quot;,&quot;pl&quot;:&quot;/futures/pl.yaml&quot;}'
/** The parts of a built index.html that matter to the server, or that a brand changes. */
export const PAGE = readFileSync('index.html', 'utf8')
  .replace('%VITE_TEXTS%', TEXTS)
  .replaceAll('"/assets/', '"/futures/assets/')

/** The digest by which a browser identifies a cached file. */
export const digestOf = (content: string) => createHash('sha256').update(content).digest('base64')

function formerPage(hasSlash: boolean): string {
  for (let count = 0; ; count++) {
    const page = `${PAGE}${count}`
    if (digestOf(page).includes('/') === hasSlash) return page
  }
}

/** Content of two earlier builds' scripts: the digest of one contains a /, that of the other does not. */
export const FORMER = [formerPage(true), formerPage(false)]

/** Creates the output of the Dockerfile's first stage: a build, its script compressed against the former ones, and their files. */
export function layBuild(root: string) {
  for (const name of ['index.html', 'webview.html', 'chart.html', 'assets/app-AbCd1234.js'])
    put(root, { [`build/dist/${name}`]: PAGE })
  put(root, { 'build/dist/assets/licences.txt': 'new' })
  for (const [count, page] of FORMER.entries())
    put(join(root, `build/former/${count}/assets`), { [`app-${count}0000000.js`]: page, 'licences.txt': 'former' })
  writeDictionaries(
    join(root, 'build/dist'),
    FORMER.map((_, count) => join(root, `build/former/${count}`)),
  )
  execFileSync('sh', ['-ec', keeping()], { cwd: join(root, 'build') })
}
