import Big from 'big.js'

/** A string, with a colon if it is a key; or a number. */
const TOKEN = /"((?:[^"\\]|\\.)*)"\s*(:?)|-?\d+(?:\.\d+)?(?:[eE][+-]?\d+)?/g

/** Numbers of a JSON text, as written, each with its key; in lists the key of the list. */
export function wireNumbers(json: string): { key: string; text: string }[] {
  const numbers: { key: string; text: string }[] = []
  let key = ''
  for (const [text, name, colon] of json.matchAll(TOKEN)) {
    if (name !== undefined && colon === ':') key = name
    else if (name === undefined) numbers.push({ key, text })
  }
  return numbers
}

/** Whether a browser parses exactly this number: JSON numbers become floats with about 16 digits. */
export function isExact(text: string): boolean {
  const value = Number(text)
  return Number.isFinite(value) && new Big(String(value)).eq(new Big(text))
}
