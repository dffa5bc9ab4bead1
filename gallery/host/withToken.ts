/** The scene of a webview whose address has a token. */
export const WITH_TOKEN = 'withToken'
