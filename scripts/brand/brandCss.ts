import { type Palette, THEMES } from './palette.ts'

/** Where the logo is drawn: shared/layout/Logo.tsx and the first paint of index.html. */
const markCss = (logo: string) =>
  `.mark > * {\n  display: none;\n}\n\n.mark {\n  background: url('${logo}') center / contain no-repeat;\n}\n`

/** Doubled for higher specificity than src/ui/styles/tokens.css, in any order. */
const rootOf = (theme: string) => `[data-theme='${theme}'][data-theme]`

const rule = (selector: string, lines: readonly string[]) =>
  lines.length === 0 ? '' : `${selector} {\n${lines.map((line) => `  ${line};\n`).join('')}}\n\n`

/** The style sheet of a brand, with its own settings only. `logo`: an address, null for the product's logo. */
export function brandCss({ colours, radii }: Palette, logo: string | null): string {
  const themes = THEMES.map((theme) =>
    rule(
      rootOf(theme),
      [...colours[theme]].map(([name, { css }]) => `--color-${name}: ${css}`),
    ),
  )
  const shape = rule(
    ':root[data-theme]',
    [...radii].map(([name, length]) => `--radius-${name}: ${length}`),
  )
  return `${shape}${themes.join('')}${logo === null ? '' : markCss(logo)}`.trimEnd().concat('\n')
}
