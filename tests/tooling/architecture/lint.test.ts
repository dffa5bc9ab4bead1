import { spawnSync } from 'node:child_process'
import { copyFileSync, mkdirSync, readdirSync, symlinkSync } from 'node:fs'
import { join, resolve } from 'node:path'
import { expect, test } from 'vitest'
import { folderOf, put } from '../../folderOf.ts'

const folder = folderOf()
mkdirSync(join(folder, 'scripts/checks/architecture'), { recursive: true })
mkdirSync(join(folder, 'scripts/checks/lint'))
for (const name of [
  ...readdirSync('scripts/checks/lint').map((file) => `scripts/checks/lint/${file}`),
  'oxlint.config.ts',
  'scripts/checks/architecture/lintLayers.ts',
  'scripts/checks/architecture/layers.ts',
  'tsconfig.json',
  'package.json',
])
  copyFileSync(name, join(folder, name))
symlinkSync(resolve('node_modules'), join(folder, 'node_modules'), 'junction')

interface Report {
  diagnostics: { code: string; filename: string }[]
}

/** The linter's messages about the given files. */
function lint() {
  const oxlint = spawnSync(
    process.execPath,
    [resolve('node_modules/oxlint/bin/oxlint'), '--type-aware', '--format=json', '.'],
    { cwd: folder, encoding: 'utf8' },
  )
  const { diagnostics } = JSON.parse(oxlint.stdout) as Report
  return diagnostics.map(({ code, filename }) => ({ rule: code, file: filename }))
}

const IMPORTS = 'eslint(no-restricted-imports)'
const GLOBALS = 'eslint(no-restricted-globals)'
const OWN_TEXT = 'futures(own-text)'
const BAD: Record<string, [path: string, text: string, rule: string]> = {
  'react in a rule': ['src/domain/hook.ts', "import { useState } from 'react'\nexport const rule = useState", IMPORTS],
  'the device’s clock past its file': [
    'src/ui/clock.ts',
    'export const now = () => Date.now()',
    'eslint(no-restricted-properties)',
  ],
  'storage past its file': ['src/ui/kept.ts', "localStorage.setItem('a', 'b')", GLOBALS],
  'a call from a rule': ['src/domain/asking.ts', "export const asked = () => fetch('/x')", GLOBALS],
  'zod as it comes, not as it is configured': [
    'src/i18n/schema.ts',
    "import * as z from 'zod/mini'\nexport const text = z.string()",
    IMPORTS,
  ],
  'markup from a text': [
    'src/ui/Markup.tsx',
    "export const Markup = () => <p dangerouslySetInnerHTML={{ __html: 'x' }} />",
    'react(no-danger)',
  ],
  'a query whose key forgets what it asks': [
    'src/queries/forgetful.ts',
    "import { useQuery } from '@tanstack/react-query'\nexport const useOne = (id: string) => useQuery({ queryKey: ['one'], queryFn: () => fetch(id) })",
    '@tanstack/query(exhaustive-deps)',
  ],
  'a text beside other children': [
    'src/ui/Beside.tsx',
    'export const Beside = ({ text, on }: { text: string; on: boolean }) => (\n  <p>\n    {on && <b>!</b>}\n    {text}\n  </p>\n)',
    OWN_TEXT,
  ],
  'a text that comes and goes beside others': [
    'src/ui/Comes.tsx',
    'export const Comes = ({ text, on }: { text: string; on: boolean }) => (\n  <p>\n    <b>!</b>\n    {on ? text : null}\n  </p>\n)',
    OWN_TEXT,
  ],
  'a text in a fragment': [
    'src/ui/Part.tsx',
    'export const Part = ({ text }: { text: string }) => <>{text}</>',
    OWN_TEXT,
  ],
  'a component that is a text': [
    'src/ui/Word.tsx',
    'export const Word = ({ text }: { text: string }) => text',
    OWN_TEXT,
  ],
  'a list of texts': [
    'src/ui/Words.tsx',
    'export const Words = ({ texts }: { texts: string[] }) => <p>{texts.map((text) => `${text}, `)}</p>',
    OWN_TEXT,
  ],
  'children that may be a text beside others': [
    'src/ui/Around.tsx',
    "import type { ReactNode } from 'react'\nexport const Around = ({ children }: { children: ReactNode }) => (\n  <div>\n    <hr />\n    {children}\n  </div>\n)",
    OWN_TEXT,
  ],
}

/** What the rule about texts allows. */
const FINE = `import type { Elements } from './Elements.ts'
interface Props { text: string; on: boolean; children: Elements }
export const Fine = ({ text, on, children }: Props) => (
  <section>
    <p>{text}</p> <p>{on ? text : \`\${text}!\`}</p>
    <p>{on && text}</p>
    {on && <b>{text}</b>}
    {[text].map((each) => <i key={each}>{each}</i>)}
    {children}
  </section>
)
`
const ELEMENTS = "import type { ReactElement } from 'react'\nexport type Elements = ReactElement | null\n"
put(folder, { 'src/ui/Elements.ts': ELEMENTS, 'src/ui/Fine.tsx': FINE })
for (const [path, text] of Object.values(BAD)) put(folder, { [path]: `${text}\n` })
const found = lint()

test.each(Object.entries(BAD))('the linter rejects %s', (_, [path, , rule]) => {
  expect(found).toContainEqual({ file: path, rule })
})

test('the linter leaves alone a text that has an element of its own', () => {
  expect(found.filter(({ file }) => file === 'src/ui/Fine.tsx')).toEqual([])
})
