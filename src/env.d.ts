/** What the build puts in. */
interface ImportMetaEnv {
  /** What a file of texts ('en/common') has in its name, so that the name changes with its content; empty in development (scripts/contentNames.ts). */
  readonly VITE_TEXT_HASHES: Readonly<Record<string, string | undefined>>
}
