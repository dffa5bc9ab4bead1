/** Generates src/i18n/resources.d.ts from the English texts, so that unknown keys and variables do not compile. */
import { readFileSync, writeFileSync } from 'node:fs'
import { load } from 'js-yaml'
import { TEXT_NAMESPACES } from './textNamespaces.ts'

const root = new URL('../../', import.meta.url)

/** Variables available in every text (src/i18n/i18n.ts), left out so that the types do not require them. */
const GIVEN = /\{\{(product|exchange|currency|leverages|highestLeverage)\}\}/g

export function resourceTypes(): string {
  const types = TEXT_NAMESPACES.map((namespace) => {
    const texts = load(readFileSync(new URL(`public/assets/locales/en/${namespace}.yaml`, root), 'utf8'))
    return `${namespace}: ${JSON.stringify(texts ?? {}, null, 2).replaceAll(GIVEN, '{$1}')}`
  })
  return `// Generated from public/assets/locales/en by npm run i18n.\nexport interface Resources {\n${types.join('\n')}\n}\n`
}

if (import.meta.main) writeFileSync(new URL('src/i18n/resources.d.ts', root), resourceTypes())
