import { mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { chromium } from '@playwright/test'
import { build } from 'vite'
import { CHROMIUM_FLAGS, ensureChromium } from '../../../scripts/setup/chromium.ts'
import { serveFolder } from '../../static.ts'
import { standAlonePage } from './standAlonePage.ts'

/** A drawing of many states on a busy machine. */
const LONGEST_MS = 120_000

/** Saves the gallery's page of the comparison in `folder` as one self-contained file. `gallery`: the target of its links. */
export async function savePage(folder: string, file: string, gallery: string) {
  const dist = await mkdtemp(join(tmpdir(), 'gallery-'))
  process.env['GALLERY_CHANGES'] = folder
  process.env['GALLERY_PICTURES'] = join(dist, 'none')
  await build({ configFile: join(import.meta.dirname, '../../vite.config.ts'), build: { outDir: dist, emptyOutDir: true }, logLevel: 'warn' })
  const { address, stop } = await serveFolder(dist)
  const browser = await chromium.launch({ executablePath: ensureChromium(), args: CHROMIUM_FLAGS })
  try {
    const page = await browser.newPage({ viewport: { width: 1440, height: 900 } })
    await page.goto(`${address}#/changes`)
    await page.waitForFunction(() => document.querySelector('.changes-page h1') !== null && document.querySelector('.changes-page .chart-wait') === null, null, { timeout: LONGEST_MS })
    await writeFile(file, await page.evaluate(standAlonePage, gallery))
  } finally {
    await browser.close()
    stop()
    await rm(dist, { recursive: true })
  }
}
