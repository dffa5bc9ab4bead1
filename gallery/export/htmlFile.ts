import { fontFace } from '../chart/saved/svgFile.ts'

const escaped = (text: string) => text.replaceAll('&', '&amp;').replaceAll('<', '&lt;')

/** A picture as WebP, a tenth of the size, as a data URL. */
async function embedded(address: string): Promise<string> {
  const picture = await createImageBitmap(await (await fetch(address)).blob())
  const canvas = Object.assign(document.createElement('canvas'), { width: picture.width, height: picture.height })
  canvas.getContext('2d')?.drawImage(picture, 0, 0)
  return canvas.toDataURL('image/webp', 0.9)
}

/** A copy of a part of the page as an HTML file that stands alone: the gallery's styles, its font and all pictures are inside. */
export async function htmlFile(part: HTMLElement, { title, lang, styles }: { title: string; lang: string; styles: string }): Promise<Blob> {
  for (const image of part.querySelectorAll('img')) if (!image.src.startsWith('data:')) image.src = await embedded(image.src)
  const rules = [...document.styleSheets].flatMap((sheet) => [...sheet.cssRules]).filter((rule) => !(rule instanceof CSSFontFaceRule))
  const font = await fontFace(getComputedStyle(document.body).fontFamily)
  const { theme = 'dark' } = document.documentElement.dataset
  const file = `<!doctype html>
<html lang="${lang}" data-theme="${theme}">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<title>${escaped(title)}</title>
<style>
${font}
${rules.map(({ cssText }) => cssText).join('\n')}
html, body { height: auto }
${styles}
</style>
</head>
<body>
${part.outerHTML}
</body>
</html>
`
  return new Blob([file], { type: 'text/html' })
}
