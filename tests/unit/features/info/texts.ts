import { readFileSync } from 'node:fs'
import { load } from 'js-yaml'
import type { startI18n } from '../../../../src/i18n/i18n.ts'

type Source = NonNullable<Parameters<typeof startI18n>[0]>

/** A text file as the app would fetch it; paths are relative to the project's root, where tests run. */
export const readTexts = (language: string, namespace: string) =>
  load(readFileSync(`public/assets/locales/${language}/${namespace}.yaml`, 'utf8')) as Awaited<ReturnType<Source>>
