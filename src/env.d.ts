/** Set by the build. */
interface ImportMetaEnv {
  /** Content hash in the name of each text file ('en/common'); empty in development (scripts/build/hashPublicFiles.ts). */
  readonly VITE_TEXT_HASHES: Readonly<Record<string, string | undefined>>
}
