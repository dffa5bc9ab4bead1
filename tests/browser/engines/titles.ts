/** A text as a pattern that finds it and nothing else. */
export const literally = (text: string) => text.replaceAll(/[.*+?^${}()|[\]\\]/g, String.raw`\$&`)

/** The pattern by which Playwright finds a test: its file, how its title begins, and what it has further on. */
export const titleOf = ({ file, title, which = '' }: { file: string; title: string; which?: string }) => `${literally(`${file}.spec.ts`)}.*${literally(title)}.*${literally(which)}`
