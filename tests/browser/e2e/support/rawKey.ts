import { TEXT_NAMESPACES } from '../../../../scripts/build/textNamespaces.ts'
import { readTexts } from '../../../unit/features/info/texts.ts'

const sections = TEXT_NAMESPACES.flatMap((namespace) => Object.keys(readTexts('en', namespace)))
/** A key shown instead of its text starts with one of the texts' sections. */
export const RAW_KEY = new RegExp(String.raw`\b(?:${sections.join('|')})\.[a-z]\w+|\{\{`, 'i')
