/** Escapes a text for a regular expression. */
export const escapePattern = (text: string) => text.replaceAll(/[.*+?^${}()|[\]\\]/g, String.raw`\$&`)

/** Playwright's pattern for a test: its file, the start of its title, and a later part of it. */
export const titleOf = ({ file, title, which = '' }: { file: string; title: string; which?: string }) => `${escapePattern(`${file}.spec.ts`)}.*${escapePattern(title)}.*${escapePattern(which)}`
