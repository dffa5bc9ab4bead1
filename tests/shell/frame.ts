/** What the map of the app takes from the shell, in one import: a page of a test needs all of it anew. */
export { CrashScreen } from '../../src/components/shell/CrashScreen.tsx'
export { NotFound } from '../../src/components/shell/NotFound.tsx'
export { PageCrash } from '../../src/components/shell/PageCrash.tsx'
export { PublicFrame } from '../../src/components/shell/PublicFrame.tsx'
export { Root } from '../../src/components/shell/Root.tsx'
export { Shell } from '../../src/components/shell/Shell.tsx'
