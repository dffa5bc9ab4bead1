/** Base path of the contest pages: in the shell, or in a phone's webview with its token in the address. */
export type ContestsPath = '/contests' | '/mcontests'
