import { readFileSync, writeFileSync } from 'node:fs'
import { join, relative, resolve } from 'node:path'
import { brotliCompressSync, constants, gzipSync } from 'node:zlib'
import type { Plugin } from 'vite'
import { LICENCES, notices } from '../release/notices.ts'
import { billOf } from '../release/sbom.ts'
import { filesOf, writeManifest, sumsOf } from '../release/writeManifest.ts'
import { FIRST_CHUNKS } from './firstPageChunks.ts'

const ROOT = join(import.meta.dirname, '../..')

/** Kinds of files a build may hold. */
const KNOWN = /\.(js|css|html|yaml|svg|webp|avif|woff2|txt)$|^assets\/files-[0-9a-f]{8}\.json$/

/** Chromium then compiles the whole file while it loads, in another thread, not each function at its first call. It must be the first line. */
const COMPILE_AT_ONCE = '//# allFunctionsCalledOnLoad\n'

/** Forbidden in every file except the libraries named, where the Content-Security-Policy blocks it. */
const FORBIDDEN: { found: RegExp; why: string; except?: RegExp }[] = [
  { found: /mockServiceWorker|setupWorker|\bmsw\b/, why: 'simulated answers' },
  { found: /sourceMappingURL=/, why: 'sources' },
  { found: /\beval\(|\bnew Function\(/, why: 'text run as script' },
  // React's dangerouslySetInnerHTML, forbidden by lint; the logo of lightweight-charts, switched off.
  {
    found: /\.innerHTML\s*=|\.outerHTML\s*=|insertAdjacentHTML|document\.write\(/,
    why: 'text made into a page',
    except: /assets\/(vendor|lightweightCharts)-/,
  },
  { found: / style="|<script>|\son\w+="/, why: 'inline style or script', except: /\.(js|yaml)$|^chart\.html$/ },
  // The chart's frame has an opaque origin, for which these files are cross-origin: a browser checks a digest only if they allow any origin.
  {
    found: /<(script\b(?=[^>]* src=)|link rel="(stylesheet|modulepreload)")(?![^>]* integrity="sha384-)/,
    why: 'a script or style without its digest',
    except: /\.(js|yaml|css|svg)$|^chart\.html$/,
  },
]

/** Messages about everything in a build that must not be deployed. */
export function undeliverable(folder: string): string[] {
  return filesOf(folder).flatMap((name) => {
    const plain = name.replace(/\.(br|gz)$/, '')
    if (!KNOWN.test(plain)) return [`${name}: not a kind of file that is delivered`]
    if (plain !== name || !/\.(js|css|html|yaml|svg)$/.test(name)) return []
    const text = readFileSync(join(folder, name), 'utf8')
    return FORBIDDEN.filter(({ found, except }) => found.test(text) && except?.test(name) !== true).map(
      ({ why }) => `${name}: ${why}`,
    )
  })
}

const PACKED = /\.(js|css|json|yaml|svg|txt)$/
const WORTH_BYTES = 500

/** Adds compressed copies: x.js.br and x.js.gz. Pages are compressed when served: they hold the run-time configuration. */
function pack(folder: string) {
  for (const name of filesOf(folder)) {
    const raw = readFileSync(join(folder, name))
    if (!PACKED.test(name) || raw.length < WORTH_BYTES) continue
    writeFileSync(join(folder, `${name}.gz`), gzipSync(raw, { level: 9 }))
    writeFileSync(
      join(folder, `${name}.br`),
      brotliCompressSync(raw, { params: { [constants.BROTLI_PARAM_SIZE_HINT]: raw.length } }),
    )
  }
}

/** Next to the build, not in it: the checksums of all files and the bill of materials, to check or sign it. docs/integrators/release.md. */
function describe(folder: string) {
  writeFileSync(`${folder}.sha384`, sumsOf(folder))
  writeFileSync(`${folder}.sbom.json`, billOf(folder))
}

/** Prepares a build for serving: seals it, checks that it holds only the product, adds licence notices, a hint for the compiler and compressed copies. */
export function finalizeBuild(): Plugin {
  let folder = ''
  let isWritten = false
  return {
    name: 'finalizeBuild',
    apply: 'build',
    enforce: 'post',
    configResolved: ({ root, build }) => {
      folder = resolve(root, build.outDir)
    },
    generateBundle: {
      order: 'post',
      handler(_, bundle) {
        for (const chunk of Object.values(bundle)) {
          const foreign =
            chunk.type === 'chunk'
              ? chunk.moduleIds.filter((id) =>
                  /^(sandbox|tests|gallery|conformance|bench|scripts)\//.test(relative(ROOT, id)),
                )
              : []
          if (foreign.length > 0)
            this.error(`${chunk.fileName} holds what is no part of the product: ${foreign.join(', ')}`)
          if (chunk.type === 'chunk' && FIRST_CHUNKS.includes(chunk.name)) chunk.code = COMPILE_AT_ONCE + chunk.code
        }
        const licences = bundle[LICENCES]
        if (licences?.type === 'asset') licences.source = `${String(licences.source).trimEnd()}\n${notices()}`
      },
    },
    writeBundle: () => {
      isWritten = true
    },
    // Last, after other plugins have written their files. Also called after a failed build.
    closeBundle() {
      if (!isWritten) return
      writeManifest(folder)
      const problems = undeliverable(folder)
      if (problems.length > 0) this.error(`Not to be delivered:\n${problems.join('\n')}`)
      pack(folder)
      describe(folder)
    },
  }
}
