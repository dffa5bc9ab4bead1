/** Run-time configuration of the app, as src/platform/config.ts reads it. */
export type PageConfig = Record<string, string | number | boolean | null>

const escaped = (text: string) => text.replaceAll('&', '&amp;').replaceAll('"', '&quot;').replaceAll('<', '&lt;')

/** The app's page with its run-time configuration filled in. */
export const fillConfig = (html: string, config: PageConfig): string =>
  html.replace(
    /(<meta name="futures-config" content=")[^"]*(")/,
    (_, before: string, after: string) => before + escaped(JSON.stringify(config)) + after,
  )
