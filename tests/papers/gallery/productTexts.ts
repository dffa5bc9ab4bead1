import { readFileSync } from 'node:fs'
import { load } from 'js-yaml'
import { type ProductTexts, textsIn } from '../../../gallery/app/productTexts.ts'
import { TEXT_NAMESPACES } from '../../../scripts/build/textNamespaces.ts'
import type { TextTree } from '../../../src/i18n/i18n.ts'

const read = (language: string, namespace: string) =>
  load(readFileSync(`public/assets/locales/${language}/${namespace}.yaml`, 'utf8')) as TextTree // our own files of texts

/** The texts of a language as the gallery has them. */
export const productTexts = (language: string): ProductTexts =>
  new Map(TEXT_NAMESPACES.flatMap((namespace) => textsIn(read(language, namespace), namespace)))
