// @vitest-environment node
import { execFileSync, spawnSync } from 'node:child_process'
import { mkdirSync, mkdtempSync, readFileSync, symlinkSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { beforeAll, describe, expect, test } from 'vitest'
import { readAllCharts } from '../../../gallery/chart/readAll.ts'
import { affectedBy, leftOut } from '../../../gallery/export/changes/affected.ts'
import { changedMachines } from '../../../gallery/export/changes/changedMachines.ts'
import type { Changes } from '../../../gallery/export/changes/changes.ts'
import { differingViews, type Edition, keepPictures } from '../../../gallery/export/changes/comparePictures.ts'
import { commitCalled, mustBeClean } from '../../../gallery/export/changes/git.ts'
import { picturesOf } from '../../../gallery/export/changes/readTree.ts'
import { areas } from '../../../gallery/screens/areas.ts'
import { picturesOfAll } from '../../../gallery/toPrint.ts'

describe('a view is reported as changed', () => {
  const folder = mkdtempSync(join(tmpdir(), 'gallery-test-'))
  const [grey, light] = [Buffer.from('grey'), Buffer.from('light')]
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
  const changeOf = (...editions: Edition[]) => differingViews(editions).map(({ change }) => change)

  test('if it differs both times', () => {
    expect(changeOf(edition(grey, light))).toEqual(['changed'])
    const first = edition(grey, light)
    expect(changeOf(first, edition(grey, light))).toEqual(['changed'])
    keepPictures(differingViews([first]), first, join(folder, 'kept'))
    expect(readFileSync(join(folder, 'kept/pictures/before/a.png'), 'utf8')).toBe('grey')
    expect(readFileSync(join(folder, 'kept/pictures/after/a.png'), 'utf8')).toBe('light')
  })
  test('but not if a second picture equals the other commit’s', () => {
    expect(changeOf(edition(grey, light), edition(grey, grey))).toEqual([])
    expect(changeOf(edition(grey, light), edition(light, grey))).toEqual([])
    expect(changeOf(edition(grey, grey))).toEqual([])
  })
  test('as added or removed if only one commit has it, and not at all if it failed', () => {
    expect(changeOf(edition(null, grey))).toEqual(['added'])
    expect(changeOf(edition(grey, null))).toEqual(['removed'])
    expect(changeOf(edition(grey, null, ['a.png']))).toEqual([])
  })
  test('not if another event leads to the same view', () => {
    const byEvent = (event: string) => {
      const { before } = edition(null, null)
      const name = `idle--${event}--en-dark-390.png`
      writeFileSync(join(before.folder, name), event.startsWith('other') ? light : grey)
      return { ...before, names: [name] }
    }
    expect(differingViews([{ before: byEvent('failed'), after: byEvent('stopped') }])).toEqual([])
    expect(differingViews([{ before: byEvent('failed'), after: byEvent('other') }])).toHaveLength(2)
  })
})

describe('the pictures that may have changed', async () => {
  const machines = (await readAllCharts()).filter(({ name }) => name !== 'session')
  const groups = (...changed: string[]) => {
    const patterns = affectedBy(changed)
    const others = leftOut(patterns, machines)
    return [...machines, ...areas].flatMap(({ name, title }) =>
      patterns.length === 0 || others.includes(title) ? [] : name,
    )
  }

  test.each([
    [
      ['docs/decisions.md', 'tests/unit/a.test.ts', 'gallery/views/captions/captions.json', 'gallery/chart/read.ts'],
      [],
    ],
    [
      ['gallery/views/reset.ts', 'gallery/screens/areas/info.ts'],
      ['reset', 'info'],
    ],
    [['src/features/info/Fees.tsx'], ['info', 'errors']],
    [
      ['src/features/trading/dialogs/payment/ResetDialog.tsx', 'src/machines/rollover.ts'],
      ['reset', 'rollover', 'settings'],
    ],
    [['src/features/contests/page/ContestPage.tsx'], ['joinContest', 'contest']],
  ])('of %j are those of %j', (changed, wanted) => {
    expect(groups(...changed).toSorted()).toEqual(wanted.toSorted())
  })
  test.each([
    'src/ui/overlay/Dialog.tsx',
    'src/machines/submission.ts',
    'sandbox/engine/view.ts',
    'package-lock.json',
    'src/index.css',
    'gallery/frame/part.ts',
    'public/assets/locales/pl/common.yaml',
  ])('of %s are all', (path) => {
    expect(leftOut(affectedBy([path]), machines)).toEqual([])
  })
  test('of the trading page are all that show it, and of a text those in its language', async () => {
    expect(leftOut(affectedBy(['src/features/trading/orders/OrderRow.tsx']), machines)).toEqual([
      'Join a contest',
      'Contests',
      'Terms, FAQ and fees',
      'Error screens',
    ])
    const names = (await picturesOfAll(affectedBy(['public/assets/locales/pl/results.yaml']), ['390'])).map(
      ({ name }) => name,
    )
    expect(names.length).toBeGreaterThan(5)
    expect(names.filter((name) => !/^screens\/results\/.*--pl-/.test(name))).toEqual([])
  })
})

describe('invalid use is explained', () => {
  describe('of a repository', () => {
    const folder = mkdtempSync(join(tmpdir(), 'gallery-test-'))
    const git = (...args: string[]) =>
      execFileSync('git', ['-c', 'user.name=A', '-c', 'user.email=a@b.c', ...args], { cwd: folder })
    beforeAll(() => {
      git('init', '-q')
      writeFileSync(join(folder, 'a'), 'a')
      git('add', '.')
      git('commit', '-qm', 'The first')
    })

    test('an unknown commit, or one that looks like a git option', () => {
      expect(commitCalled(folder, 'HEAD').subject).toBe('The first')
      for (const name of ['nosuch', '--all', ''])
        expect(() => commitCalled(folder, name)).toThrow(`There is no commit “${name}”`)
    })

    test('uncommitted changes', () => {
      expect(() => mustBeClean(folder)).not.toThrow()
      writeFileSync(join(folder, 'b'), 'b')
      expect(() => mustBeClean(folder)).toThrow('Not everything is committed')
    })
  })

  test.each([
    [['nosuch', '--charts'], 'There is no commit “nosuch” in this repository (git fetch may bring it).\n'],
    [[], 'npm run gallery:diff -- <commit> '],
    [['a', 'b'], 'npm run gallery:diff -- <commit> '],
    [['HEAD~1', '--nonsense'], "Unknown option '--nonsense'"],
  ])('by the command %j: a message without a stack, and exit code 2', (args, words) => {
    const { status, stderr } = spawnSync(process.execPath, ['gallery/diff.ts', ...args], { encoding: 'utf8' })
    expect(stderr.startsWith(words), stderr).toBe(true)
    expect(stderr).not.toContain('    at ')
    expect(status).toBe(2)
  })
})

test('a commit whose gallery is too old for the printer says what the printer needs of it', async () => {
  const folder = mkdtempSync(join(tmpdir(), 'gallery-old-'))
  mkdirSync(join(folder, 'gallery'))
  symlinkSync(join(import.meta.dirname, '../../../node_modules'), join(folder, 'node_modules'), 'junction')
  const remarks: string[] = []
  expect(
    await picturesOf({ folder, name: 'abc' }, join(folder, 'to'), join(folder, 'site'), [], (why, reason = '') =>
      remarks.push(why, reason),
    ),
  ).toBeNull()
  expect(remarks).toEqual([
    'The views of abc cannot be printed by today’s printer.',
    expect.stringMatching(/Cannot find module '[\w/.]+\.ts'/),
  ])
})

test('a comparison lists what differs by machine, with the words and addresses of today’s views', async () => {
  const { machine: _, ...reset } = (await readAllCharts()).find(({ name }) => name === 'reset')!
  const error = 'reset/resetting/error--payment-failed--pl-dark-390.png'
  const commit = { hash: '0123456789abcdef', subject: 'One', date: '2026-11-21T12:00:00Z' }
  const changes: Changes = {
    before: commit,
    after: commit,
    remarks: [],
    charts: [
      {
        name: 'reset',
        before: {
          ...reset,
          nodes: reset.nodes.map((node) => (node.path === 'error' ? { ...node, description: 'Other words' } : node)),
        },
        after: reset,
      },
    ],
    views: [
      { name: error, change: 'changed' },
      { name: error.replace('pl-dark', 'en-dark'), change: 'changed' },
      { name: error.replace('resetting', 'activating'), change: 'changed' },
      { name: 'gone/first/here--the-beginning--en-dark-700.png', change: 'removed' },
    ],
  }
  const [first, second, ...others] = changedMachines(changes)
  expect(others).toEqual([])
  expect(first).toMatchObject({
    name: 'reset',
    title: reset.title,
    differences: [{ change: 'changed', details: [{ what: 'description', before: 'Other words' }] }],
  })
  expect(first?.views.map(({ title, variants }) => [title, variants.map((variant) => variant.title)])).toEqual([
    ['Resetting › Not paid: Payment failed', ['Polish, dark, 390 px', 'English, dark, 390 px']],
    ['Activating › Not paid: Payment failed', ['Polish, dark, 390 px']],
  ])
  expect(first?.views[0]?.address).toMatchObject({
    place: { machine: 'reset', state: 'error', by: 'payment-failed' },
    settings: { scene: 'resetting' },
  })
  expect(second).toMatchObject({
    name: 'gone',
    title: 'Gone',
    differences: [],
    views: [{ title: 'First › Here: The beginning', address: null }],
  })
})
