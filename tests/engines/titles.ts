/** A text as a pattern that finds it and nothing else. */
export const literally = (text: string) => text.replaceAll(/[.*+?^${}()|[\]\\]/g, String.raw`\$&`)

/** The pattern by which Playwright finds a test: its file, and how its title begins. */
export const titleOf = ({ file, title }: { file: string; title: string }) => `${literally(`${file}.spec.ts`)}.*${literally(title)}`
