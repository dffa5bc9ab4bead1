const typesIn = (text: string) => [...text.matchAll(/\btype: '(\w+)'/g)].map(([, type = '']) => type)

/** Comments may hold quotes and blank lines. */
const withoutComments = (source: string) =>
  source.replaceAll(/\/\*[\s\S]*?\*\/|\/\/.*/g, '').replaceAll(/\n\s*\n(?=\s*\|)/g, '\n')

/** What the names in a text stand for, in the first file that says it. */
const meantBy = (text: string, sources: readonly string[]): string[] =>
  (text.match(/\b[A-Z][a-z]\w*/g) ?? []).map((name) => {
    const type = new RegExp(`^(?:export )?(?:interface|type) ${name}\\b([\\s\\S]*?)\\n(?=\\n|\\})`, 'm')
    return sources.flatMap((source) => type.exec(source)?.[1] ?? [])[0] ?? ''
  })

/**
 * The events that a machine's source says it takes: `events` of its types. XState keeps no types, so they are read from the file.
 * `others`: all files of machines, for what they share.
 */
export function declaredEvents(source: string, others: readonly string[]): string[] {
  const sources = [source, ...others].map(withoutComments)
  const written = /\bevents: ([\s\S]*?)(?:\btags:|\bemitted:|\}>\(\))/.exec(sources[0] ?? '')?.[1] ?? ''
  const named = meantBy(written, sources)
  return [...new Set([written, ...named, ...named.flatMap((text) => meantBy(text, sources))].flatMap(typesIn))]
}
