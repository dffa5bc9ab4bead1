import { readFileSync } from 'node:fs'
import { load } from 'js-yaml'
import type { Language } from '../src/constants/limits.ts'
import { codesIn, type CodeTexts } from './codeTexts.ts'

const codes = (language: Language) => codesIn(load(readFileSync(new URL(`../public/assets/locales/${language}/common.yaml`, import.meta.url), 'utf8')))

/** From the app's own texts. */
export const readTexts = (): CodeTexts => ({ en: codes('en'), pl: codes('pl') })
