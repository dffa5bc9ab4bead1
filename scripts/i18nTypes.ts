/** Writes src/i18n/resources.d.ts from the English texts, so that a key or a value that does not exist does not compile. */
import { readFileSync, writeFileSync } from 'node:fs'
import { load } from 'js-yaml'

const root = new URL('../', import.meta.url)
const namespaces = ['common', 'draftLink', 'faq', 'risk', 'termsOfUse'] as const

export function resourceTypes(): string {
  const types = namespaces.map((namespace) => {
    const texts = load(readFileSync(new URL(`public/assets/locales/en/${namespace}.yaml`, root), 'utf8'))
    return `export type ${namespace} = ${JSON.stringify(texts ?? {}, null, 2)}\n`
  })
  return `// Generated from public/assets/locales/en by npm run i18n.\n${types.join('\n')}`
}

if (import.meta.main) writeFileSync(new URL('src/i18n/resources.d.ts', root), resourceTypes())
