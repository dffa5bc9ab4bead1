// Different parsers treat blanks, control characters and backslashes differently, so an address with any of them is rejected.
// oxlint-disable-next-line no-control-regex -- matches control characters on purpose
export const SUSPECT_CHARACTERS = /[\u0000-\u0020\u007f\\]/
