/** What the build puts in. */
interface ImportMetaEnv {
  /** Changes whenever a text does (scripts/delivery.ts). */
  readonly VITE_TEXTS_VERSION: string
}
