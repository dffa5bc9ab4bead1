const MAX_BYTES = 8_192

/** Content that must not be in a picture served by this site, since its own address can be opened. */
const FORBIDDEN =
  /<script|<foreignObject|\son\w+\s*=|javascript:|<!ENTITY|(?:href|src)\s*=\s*["'](?!#)|url\(\s*["']?(?!#)|@import|\sstyle=/i

/** Why an SVG cannot be a brand's logo, each with the rule and a valid value. */
export function logoProblems(svg: string): string[] {
  const [, x = '', width = '', height = ''] = /<svg\b[^>]*\sviewBox="(\S+ \S+) (\S+) (\S+)"/.exec(svg) ?? []
  return [
    ...(x === '' || !(Number(width) > 0) || Number(width) !== Number(height)
      ? ['has to be an SVG with a square viewBox, such as viewBox="0 0 26 26"']
      : []),
    ...(svg.includes('xmlns="http://www.w3.org/2000/svg"')
      ? []
      : ['has to declare its namespace, or no browser draws it: xmlns="http://www.w3.org/2000/svg"']),
    ...(/<svg\b[^>]*\swidth="\d+" height="\d+"/.test(svg)
      ? []
      : ['has to have a size in pixels, or not every browser draws it on a picture: width="26" height="26"']),
    ...(svg.length > MAX_BYTES
      ? [
          `has ${svg.length} characters. At most ${MAX_BYTES} are allowed: remove metadata and decimals, such as d="M1.5 2" for d="M1.50001 2"`,
        ]
      : []),
    ...(FORBIDDEN.test(svg)
      ? [
          'may not contain scripts, event handlers, styles or external addresses. Use attributes and addresses inside the file, such as fill="#f0b90b" or fill="url(#a)"',
        ]
      : []),
  ]
}
