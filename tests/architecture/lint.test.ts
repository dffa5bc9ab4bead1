import { spawnSync } from 'node:child_process'
import { copyFileSync, mkdirSync, mkdtempSync, rmSync, symlinkSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { dirname, join, posix, resolve } from 'node:path'
import { afterAll, expect, test } from 'vitest'
import { ALLOWED, ALLOWED_ROOMS, arrow } from '../../scripts/architecture/arrows.ts'
import { FLOORS, ROOMS } from '../../scripts/architecture/floors.ts'

/** A file on each floor that may do the importing, and one that is imported. */
const IMPORTER: Readonly<Record<string, string>> = { main: 'src/main.tsx', router: 'src/router.ts', rooms: 'src/components/shell/Bad.tsx', kit: 'src/components/ui/Bad.tsx', outside: 'src/platform/mainSite.ts', sandbox: 'sandbox/bad.ts' }
const IMPORTED: Readonly<Record<string, string>> = { main: 'src/main.tsx', router: 'src/router.ts', rooms: 'src/components/trading/Good.tsx', kit: 'src/components/ui/Good.tsx', outside: 'src/platform/storage.ts', sandbox: 'sandbox/good.ts', gallery: 'gallery/good.ts', conformance: 'conformance/good.ts', tests: 'tests/good.ts', limits: 'src/constants/limits.ts' }
const importerOn = (floor: string) => IMPORTER[floor] ?? `src/${floor}/bad.ts`
const importedFrom = (floor: string) => IMPORTED[floor] ?? `src/${floor}/good.ts`

const folder = mkdtempSync(join(tmpdir(), 'futures-lint-'))
afterAll(() => rmSync(folder, { recursive: true, force: true }))
mkdirSync(join(folder, 'scripts/architecture'), { recursive: true })
for (const name of ['oxlint.config.ts', 'scripts/architecture/lintFloors.ts', 'scripts/architecture/floors.ts', 'tsconfig.json', 'package.json'])
  copyFileSync(name, join(folder, name))
symlinkSync(resolve('node_modules'), join(folder, 'node_modules'), 'junction')

function put(path: string, text: string) {
  mkdirSync(dirname(join(folder, path)), { recursive: true })
  writeFileSync(join(folder, path), text)
}

interface Report {
  diagnostics: { code: string; filename: string; labels: { span: { line: number } }[] }[]
}

/** What the project's linter says of the files put. */
function lint() {
  const oxlint = spawnSync(process.execPath, [resolve('node_modules/oxlint/bin/oxlint'), '--type-aware', '--format=json', '.'], { cwd: folder, encoding: 'utf8' })
  const { diagnostics } = JSON.parse(oxlint.stdout) as Report
  return diagnostics.map(({ code, filename, labels }) => ({ rule: code, file: filename, line: labels[0]?.span.line }))
}

/** One importing file a floor, a line for every other floor; answers where the linter must speak up. */
function putFloors(): string[] {
  return Object.keys(FLOORS).flatMap((from) => {
    const importer = importerOn(from)
    const others = [...Object.keys(FLOORS), 'gallery', 'conformance', 'tests', 'limits'].filter((to) => to !== from)
    const lines = others.map((to) => {
      const path = posix.relative(posix.dirname(importer), importedFrom(to))
      return `import '${path.startsWith('.') ? path : `./${path}`}'\n`
    })
    put(importer, lines.join(''))
    return others.flatMap((to, index) => (to === 'limits' || ALLOWED.includes(arrow(from, to)) ? [] : [`${importer}:${index + 1}`]))
  })
}

/** One importing file a room, a line for every other room; answers where the linter must speak up. */
function putRooms(): string[] {
  return Object.keys(ROOMS).flatMap((from) => {
    const importer = `src/components/${from}/Door.tsx`
    const others = Object.keys(ROOMS).filter((to) => to !== from)
    put(importer, others.map((to) => `import '../${to}/Good.tsx'\n`).join(''))
    return others.flatMap((to, index) => (ALLOWED_ROOMS.includes(arrow(from, to)) ? [] : [`${importer}:${index + 1}`]))
  })
}

const BAD: [what: string, path: string, text: string, rule: string][] = [
  ['react in a rule', 'src/domain/hook.ts', "import { useState } from 'react'\nexport const rule = useState\n", 'eslint(no-restricted-imports)'],
  ['react in a state chart', 'src/machines/hook.ts', "import { useMachine } from '@xstate/react'\nexport const chart = useMachine\n", 'eslint(no-restricted-imports)'],
  ['react in the contract', 'src/wire/hook.ts', "import { useState } from 'react'\nexport const schema = useState\n", 'eslint(no-restricted-imports)'],
  ['another room in ui', 'src/components/ui/Room.tsx', "import '../trading/Good.tsx'\n", 'eslint(no-restricted-imports)'],
  ['storage past its file', 'src/components/ui/kept.ts', "localStorage.setItem('a', 'b')\n", 'eslint(no-restricted-globals)'],
  ['a call from a rule', 'src/domain/asking.ts', "export const asked = () => fetch('/x')\n", 'eslint(no-restricted-globals)'],
  ['a timer in a state chart', 'src/machines/timer.ts', 'setTimeout(() => {}, 1)\n', 'eslint(no-restricted-globals)'],
  ['the page in the contract', 'src/wire/page.ts', 'export const { title } = document\n', 'eslint(no-restricted-globals)'],
  ['a clock in the contract', 'src/wire/clock.ts', 'setTimeout(() => {}, 1)\n', 'eslint(no-restricted-globals)'],
  ['zod as it comes, not as it is configured', 'src/i18n/schema.ts', "import * as z from 'zod/mini'\nexport const text = z.string()\n", 'eslint(no-restricted-imports)'],
  ['a barrel', 'src/domain/all.ts', "export * from './good.ts'\n", 'oxc(no-barrel-file)'],
  ['markup from a text', 'src/components/ui/Markup.tsx', "export const Markup = () => <p dangerouslySetInnerHTML={{ __html: 'x' }} />\n", 'react(no-danger)'],
  ['a default export', 'src/domain/default.ts', 'export default 1\n', 'import(no-default-export)'],
  ['a word to the console', 'src/domain/loud.ts', "console.log('x')\n", 'eslint(no-console)'],
  ['any type', 'src/domain/any.ts', 'export const read = (value: any) => String(value)\n', 'typescript(no-explicit-any)'],
  ['a promise nobody waits for', 'src/domain/floating.ts', 'export const start = () => {\n  Promise.resolve(1)\n}\n', 'typescript(no-floating-promises)'],
  ['a claim that something is there', 'src/domain/claim.ts', 'export const first = (list: string[]) => list[0]!\n', 'typescript(no-non-null-assertion)'],
  ['a type imported as a value', 'src/domain/typed.ts', "import { Ring } from './ring.ts'\nexport const none: Ring | null = null\n", 'typescript(consistent-type-imports)'],
  ['a comparison that converts', 'src/domain/loose.ts', 'export const same = (a: string, b: string) => a == b\n', 'eslint(eqeqeq)'],
  ['a hook under a condition', 'src/components/ui/Hook.tsx', "import { useState } from 'react'\nexport const Hook = ({ on }: { on: boolean }) => {\n  if (on) useState(1)\n  return null\n}\n", 'react-hooks(rules-of-hooks)'],
  ['an effect that forgets what it reads', 'src/components/ui/Effect.tsx', "import { useEffect } from 'react'\nexport const Effect = ({ title }: { title: string }) => {\n  useEffect(() => { self.name = title }, [])\n  return null\n}\n", 'react-hooks(exhaustive-deps)'],
  ['a button that submits by accident', 'src/components/ui/Press.tsx', 'export const Press = () => <button>x</button>\n', 'react(button-has-type)'],
  ['a picture without words', 'src/components/ui/Picture.tsx', 'export const Picture = () => <img src="x.png" />\n', 'jsx-a11y(alt-text)'],
  ['a query whose key forgets what it asks', 'src/queries/forgetful.ts', "import { useQuery } from '@tanstack/react-query'\nexport const useOne = (id: string) => useQuery({ queryKey: ['one'], queryFn: () => fetch(id) })\n", '@tanstack/query(exhaustive-deps)'],
  ['a ring of imports, if only of types', 'src/domain/ring.ts', "import type { Other } from './other.ts'\nexport interface Ring { other: Other }\n", 'import(no-cycle)'],
]

put('src/domain/good.ts', 'export const good = 1\n')
put('src/domain/other.ts', "import type { Ring } from './ring.ts'\nexport interface Other { ring: Ring }\n")
for (const [, path, text] of BAD) put(path, text)
const forbidden = putFloors()
const forbiddenRooms = putRooms()
const found = lint()

test('the linter refuses every import between floors that the table does not allow, and no other', () => {
  const importers = new Set(Object.keys(FLOORS).map(importerOn))
  const refused = found.filter(({ rule, file }) => rule === 'eslint(no-restricted-imports)' && importers.has(file))
  expect(refused.map(({ file, line }) => `${file}:${line}`).toSorted()).toEqual(forbidden.toSorted())
})

test('the linter refuses every import between rooms that the table does not allow, and no other', () => {
  const refused = found.filter(({ rule, file }) => rule === 'eslint(no-restricted-imports)' && file.endsWith('/Door.tsx'))
  expect(refused.map(({ file, line }) => `${file}:${line}`).toSorted()).toEqual(forbiddenRooms.toSorted())
})

test.each(BAD)('the linter refuses %s', (_, path, _text, rule) => {
  expect(found).toContainEqual(expect.objectContaining({ file: path, rule }))
})
