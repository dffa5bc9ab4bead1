const MOST_BYTES = 8_192

/** What may not be in a picture that this site serves: it could be opened by its own address. */
const FORBIDDEN = /<script|<foreignObject|\son\w+\s*=|javascript:|<!ENTITY|(?:href|src)\s*=\s*["'](?!#)|url\(\s*["']?(?!#)|@import|\sstyle=/i

/** What keeps an SVG from being a brand's sign, in words. */
export function logoProblems(svg: string): string[] {
  const [, x = '', width = '', height = ''] = /<svg\b[^>]*\sviewBox="(\S+ \S+) (\S+) (\S+)"/.exec(svg) ?? []
  return [
    ...(x === '' || !(Number(width) > 0) || Number(width) !== Number(height) ? ['is no SVG with a square viewBox'] : []),
    ...(svg.includes('xmlns="http://www.w3.org/2000/svg"') ? [] : ['lacks xmlns="http://www.w3.org/2000/svg", without which no browser draws it']),
    ...(/<svg\b[^>]*\swidth="\d+" height="\d+"/.test(svg) ? [] : ['lacks width="26" height="26", without which not every browser draws it on a picture']),
    ...(svg.length > MOST_BYTES ? [`has ${svg.length} characters, at most ${MOST_BYTES}`] : []),
    ...(FORBIDDEN.test(svg) ? ['holds a script, a style or what is elsewhere'] : []),
  ]
}
