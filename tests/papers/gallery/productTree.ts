import { readFileSync } from 'node:fs'
import { load } from 'js-yaml'
import { TEXT_NAMESPACES } from '../../../scripts/build/textNamespaces.ts'
import type { TextTree } from '../../../src/i18n/i18n.ts'

const read = (language: string, namespace: string) =>
  load(readFileSync(`public/assets/locales/${language}/${namespace}.yaml`, 'utf8')) as TextTree // our own files of texts

/** The texts of a language as the gallery has them: those of another namespace than common under its name. */
export const productTree = (language: string): TextTree =>
  Object.assign(
    {},
    ...TEXT_NAMESPACES.map((namespace) =>
      namespace === 'common'
        ? read(language, namespace)
        : Object.fromEntries(
            Object.entries(read(language, namespace)).map(([key, text]) => [`${namespace}:${key}`, text]),
          ),
    ),
  ) as TextTree // of trees alone
