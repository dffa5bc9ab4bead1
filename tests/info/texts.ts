import { readFileSync } from 'node:fs'
import { load } from 'js-yaml'

/** A file of texts as the app would fetch it; the path is one of the project's root, where tests run. */
export const readTexts = (language: string, namespace: string): any =>
  load(readFileSync(`public/assets/locales/${language}/${namespace}.yaml`, 'utf8'))
