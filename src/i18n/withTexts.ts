import { CodeLoadError } from '../platform/loadCode.ts'
import { i18n, language } from './i18n.ts'
import type { Resources } from './resources.d.ts'

/** Late code together with its texts. Rejects if either fails to load, as missing code does; the next call loads both again. */
export async function withTexts<Code>(namespace: keyof Resources, code: Promise<Code>): Promise<Code> {
  const isThere = () => i18n.hasResourceBundle(language(), namespace)
  const [loaded] = await Promise.all([code, i18n.loadNamespaces(namespace)])
  // Once more: a single request may fail on any line.
  if (!isThere()) await i18n.loadNamespaces(namespace)
  if (!isThere()) throw new CodeLoadError(false, `no texts of ${namespace}`)
  return loaded
}
