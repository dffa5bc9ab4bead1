// @vitest-environment node
import { execFileSync, spawnSync } from 'node:child_process'
import { mkdirSync, mkdtempSync, rmSync, symlinkSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { PNG } from 'pngjs'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { type Changes, readChanges } from '../../../gallery/export/changes/changes.ts'
import { affectedBy, isRouteOf } from '../../../gallery/export/changes/source/affected.ts'
import { compareViews, differingIn, type Edition } from '../../../gallery/export/changes/compareViews.ts'
import { comparePictures } from '../../../gallery/export/changes/comparePictures.ts'
import { missingPackages } from '../../../gallery/export/changes/source/lock.ts'
import { commitCalled, mustBeClean } from '../../../gallery/export/changes/source/git.ts'
import { markdownOf } from '../../../gallery/export/changes/markdown.ts'
import { readDiffOptions } from '../../../gallery/export/changes/options.ts'
import { picturesOf } from '../../../gallery/export/changes/readTree.ts'
import { summaryOf } from '../../../gallery/export/changes/summary.ts'
import { readAllCharts } from '../../../gallery/chart/readAll.ts'
import { readViews } from '../../../gallery/view/readViews.ts'

function picture(width: number, height: number, red: (x: number, y: number) => number): Buffer {
  const made = new PNG({ width, height })
  for (let y = 0; y < height; y += 1) for (let x = 0; x < width; x += 1) made.data.set([red(x, y), 0, 0, 255], (y * width + x) * 4)
  return PNG.sync.write(made)
}

describe('two pictures', () => {
  const grey = picture(8, 4, () => 100)
  test('without a difference are equal', () => {
    expect(comparePictures(grey, Buffer.from(grey))).toEqual({ pixels: 0, of: 32, difference: null })
  })

  test('differ in each pixel with another colour, however similar', () => {
    const found = comparePictures(grey, picture(8, 4, (x, y) => (x === 3 && y < 2 ? 101 : 100)))
    expect(found).toMatchObject({ pixels: 2, of: 32 })
    const drawn = PNG.sync.read(found.difference ?? Buffer.alloc(0))
    expect([...drawn.data.subarray(3 * 4, 3 * 4 + 4)]).toEqual([255, 0, 0, 255])
  })

  test('of different sizes differ in the additional area', () => {
    expect(comparePictures(grey, picture(8, 6, () => 100))).toMatchObject({ pixels: 16, of: 48 })
  })
})

describe('a view is reported as changed', () => {
  const folder = mkdtempSync(join(tmpdir(), 'gallery-test-'))
  afterAll(() => rmSync(folder, { recursive: true }))
  const [grey, light] = [picture(8, 4, () => 100), picture(8, 4, () => 101)]
  let count = 0
  const edition = (before: Buffer | null, after: Buffer | null, failed: string[] = []): Edition => {
    const tree = (side: string, made: Buffer | null) => {
      count += 1
      const at = join(folder, `${side}${count}`)
      mkdirSync(at)
      if (made) writeFileSync(join(at, 'a.png'), made)
      return { folder: at, names: made ? ['a.png'] : [], failed }
    }
    return { before: tree('before', before), after: tree('after', after) }
  }
  const pictureFolder = () => join(folder, `kept${count}`)
  const changeOf = (first: Edition, again: Edition | null) => compareViews(first, again, pictureFolder()).map(({ change }) => change)

  test('if it differs both times', () => {
    expect(differingIn(edition(grey, light))).toEqual(['a.png'])
    expect(changeOf(edition(grey, light), edition(grey, light))).toEqual(['changed'])
  })
  test('but not if a second picture equals the other commit’s', () => {
    expect(changeOf(edition(grey, light), edition(grey, grey))).toEqual(['same'])
    expect(changeOf(edition(grey, light), edition(light, grey))).toEqual(['same'])
    expect(changeOf(edition(grey, grey), null)).toEqual(['same'])
  })
  test('as added or removed if only one commit has it, and not at all if it failed', () => {
    expect(changeOf(edition(null, grey), null)).toEqual(['added'])
    expect(changeOf(edition(grey, null), null)).toEqual(['removed'])
    expect(changeOf(edition(grey, null, ['a.png']), null)).toEqual([])
  })
})

describe('the views that may have changed', async () => {
  const views = await readViews()
  const taken = (...changed: string[]) => affectedBy(changed, ['.'], views).chosen.map(({ start, langs }) => `${start}${langs?.join(' ') ?? ''}`)

  test('are none if only documents and tests differ', () => {
    expect(affectedBy(['docs/decisions.md', 'tests/unit/a.test.ts', 'README.md', 'gallery/views/captions/captions.ts'], ['.'], views)).toMatchObject({ chosen: [] })
  })
  test('are those whose code differs: one dialog, one page, or all for shared code', () => {
    expect(taken('gallery/views/reset.ts')).toEqual(['reset/'])
    expect(taken('src/features/info/Fees.tsx').toSorted()).toEqual(['screens/errors/', 'screens/info/'])
    expect(taken('src/machines/reset.ts')).toContain('reset/')
    expect(taken('src/machines/reset.ts')).not.toContain('tpsl/')
    for (const path of ['src/ui/overlay/Dialog.tsx', 'sandbox/engine/view.ts', 'package-lock.json', 'src/index.css']) expect(affectedBy([path], ['.'], views).leftOut, path).toEqual([])
  })
  test('are those whose texts differ; all views of that language for shared texts', () => {
    expect(taken('public/assets/locales/pl/common.yaml')).toContain('reset/pl')
    expect(taken('public/assets/locales/pl/planner.yaml')).toContain('screens/contest/')
    expect(taken('public/assets/locales/pl/results.yaml')).not.toContain('reset/')
  })
  test('are those with a changed style sheet next to their components', () => {
    expect(taken('src/features/trading/market-header/MarketHeader.css')).toContain('reset/')
    expect(taken('src/features/trading/market-header/MarketHeader.css')).not.toContain('screens/info/')
  })
  test('a page has its own route and those around it', () => {
    const files = ['_shell.market.$marketName.tsx', '_shell.tsx', '__root.tsx', '_shell.contests.index.tsx', 'faq.{-$lang}.tsx']
    expect(files.filter((file) => isRouteOf(file, '/market/BTC-USDC'))).toEqual(['_shell.market.$marketName.tsx', '_shell.tsx', '__root.tsx'])
    expect(files.filter((file) => isRouteOf(file, '/faq/pl?x=1'))).toEqual(['_shell.tsx', '__root.tsx', 'faq.{-$lang}.tsx'])
  })
})

describe('the packages of a commit', () => {
  const lock = (packages: Record<string, string>) => JSON.stringify({ packages: { '': {}, ...Object.fromEntries(Object.entries(packages).map(([name, version]) => [`node_modules/${name}`, { version }])) } })
  const installed = lock({ vite: '8.3.8', xstate: '5.33.3' })
  test('are complete if each is installed, even if others were added since', () => {
    expect(missingPackages(installed, lock({ vite: '8.3.8' }))).toEqual([])
  })
  test('are named if missing or of another version', () => {
    expect(missingPackages(installed, lock({ vite: '8.3.7', three: '1.0.0', xstate: '5.33.3' }))).toEqual(['vite 8.3.7', 'three 1.0.0'])
  })
})

describe('invalid options are explained', () => {
  test.each([
    [[], 'With which commit?'],
    [['a', 'b'], 'One commit, please.'],
    [['HEAD~1', '--nonsense'], "Unknown option '--nonsense'"],
    [['HEAD~1', '--variants', 'de'], '“de” is no variant'],
    [['HEAD~1', '--variants', 'en-dark-17'], '“en-dark-17” is no variant'],
  ])('%j', (args, words) => {
    expect(() => readDiffOptions(args)).toThrow(words)
  })

  test('the requested variants determine the widths to print', () => {
    expect(readDiffOptions(['HEAD~1', '--views', 'reset,tpsl', '--variants', 'en-dark-390', '--variants', 'pl-dark-390'])).toMatchObject({
      commit: 'HEAD~1',
      printArgs: ['--view', 'reset', '--view', 'tpsl', '--variant', 'en-dark-390', '--variant', 'pl-dark-390', '--width', '390'],
    })
  })

  describe('of a repository', () => {
    const folder = mkdtempSync(join(tmpdir(), 'gallery-test-'))
    const git = (...args: string[]) => execFileSync('git', ['-c', 'user.name=A', '-c', 'user.email=a@b.c', ...args], { cwd: folder })
    beforeAll(() => {
      git('init', '-q')
      writeFileSync(join(folder, 'a'), 'a')
      git('add', '.')
      git('commit', '-qm', 'The first')
    })
    afterAll(() => rmSync(folder, { recursive: true }))

    test('an unknown commit, or one that looks like a git option', () => {
      expect(commitCalled(folder, 'HEAD').subject).toBe('The first')
      for (const name of ['nosuch', '--all', '']) expect(() => commitCalled(folder, name)).toThrow(`There is no commit “${name}”`)
    })

    test('uncommitted changes', () => {
      expect(() => mustBeClean(folder)).not.toThrow()
      mkdirSync(join(folder, 'gallery/notes/reset/pins'), { recursive: true })
      writeFileSync(join(folder, 'gallery/notes/reset/pins/error--1.md'), 'A note is in no picture.')
      expect(() => mustBeClean(folder)).not.toThrow()
      writeFileSync(join(folder, 'b'), 'b')
      expect(() => mustBeClean(folder)).toThrow('Not everything is committed')
    })
  })

  test('by the command: a message without a stack, and exit code 2', () => {
    const { status, stderr } = spawnSync(process.execPath, ['gallery/diff.ts', 'nosuch', '--charts'], { encoding: 'utf8' })
    expect(stderr).toBe('There is no commit “nosuch” in this repository (git fetch may bring it).\n')
    expect(status).toBe(2)
  })
})

test('a commit whose gallery is too old for the printer says what the printer needs of it', async () => {
  const folder = mkdtempSync(join(tmpdir(), 'gallery-old-'))
  try {
    mkdirSync(join(folder, 'gallery'))
    symlinkSync(join(import.meta.dirname, '../../../node_modules'), join(folder, 'node_modules'), 'junction')
    const { printed, remark } = await picturesOf({ folder, name: 'abc' }, join(folder, 'to'), join(folder, 'site'), [], () => {})
    expect(printed).toBeNull()
    expect(remark).toMatch(/^The views of abc cannot be printed: its gallery is older than this printer, which needs its [\w/.]+\.ts$/)
  } finally {
    rmSync(folder, { recursive: true })
  }
})

describe('a comparison', async () => {
  const charts = await readAllCharts()
  const views = await readViews()
  const reset = charts.find(({ name }) => name === 'reset')!
  const plain = { ...JSON.parse(JSON.stringify({ ...reset, machine: null })), machine: undefined }
  const error = 'reset/resetting/error--payment-failed--pl-dark-390.png'
  const commit = { hash: '0123456789abcdef', subject: 'Say *why*', date: '2026-11-21T12:00:00Z' }
  const changes: Changes = {
    before: commit,
    after: commit,
    remarks: ['The views of abc cannot be printed'],
    charts: [
      { name: 'reset', before: { ...plain, nodes: plain.nodes.map((node: object & { path: string }) => (node.path === 'error' ? { ...node, description: 'Other words' } : node)) }, after: plain },
      { name: 'same', before: plain, after: plain },
    ],
    views: [
      { name: error, change: 'changed', pixels: 12, of: 3_000 },
      { name: error.replace('pl-dark', 'en-dark'), change: 'same', pixels: 0, of: 3_000 },
      { name: error.replace('resetting', 'activating'), change: 'changed', pixels: 101, of: 3_000 },
      { name: 'gone/first/here--the-beginning--en-dark-700.png', change: 'removed', pixels: 0, of: 0 },
      { name: 'rollover/trading/error--refused--pl-light-390.png', change: 'same', pixels: 0, of: 3_000 },
    ],
  }

  test('is read back unchanged; anything else is rejected', () => {
    expect(readChanges(JSON.stringify(changes))).toEqual(JSON.parse(JSON.stringify(changes)))
    for (const text of ['', 'null', '{}']) expect(readChanges(text)).toBe(null)
  })

  test('collapses barely visible changes, so that the rest is easy to find', () => {
    const { machines } = summaryOf(changes, charts, views)
    const found = machines.map(({ name, views: seen, hardly }) => [name, seen.map(({ variants }) => variants[0]?.found.pixels), hardly.map(({ variants }) => variants[0]?.found.pixels)])
    expect(found).toEqual([['reset', [101], [12]], ['gone', [0], []]])
    const report = markdownOf(changes, summaryOf(changes, charts, views), '')
    expect(report).toContain('1 chart, 3 views, 1 of them hardly to be seen.')
    const [before = '', folded = ''] = report.split('<summary>1 view with differences hardly to be seen: at most 100 pixels each</summary>')
    expect(before).toContain('101 of 3,000 pixels differ')
    expect(before).not.toContain('12 of 3,000 pixels differ')
    expect(folded).toContain('12 of 3,000 pixels differ')
  })

  test('is a report in Markdown with links to its pictures and to the gallery', () => {
    const report = markdownOf(changes, summaryOf(changes, charts, views), 'https://gallery.test/')
    expect(report).toContain('“Say \\*why\\*”')
    expect(report).toContain('> The views of abc cannot be printed')
    expect(report).toMatch(/- \*\*changed\*\* State “.*”\n {2}- description: ~~Other words~~ → /)
    expect(report).toContain(`[Polish, dark, 390 px](<https://gallery.test/#/reset/error?by=payment-failed&lang=pl&width=390&scene=resetting>): [before](<pictures/before/${error}>)`)
    expect(report).toContain('12 of 3,000 pixels differ')
    expect(report).toContain('- First › here: the beginning\n  - **removed** English, dark, 700 px: [before](<pictures/before/gone/')
    expect(report).toContain('Unchanged: 1 chart, 1 view')
    expect(report).toContain(`- ${reset.title}: its chart\n`)
    expect(report).toContain('- Automatic rollover: 1 view\n  - Trading › ')
  })
})
