/** Runs in the browser: the open page of changes as one HTML text with its styles, letters and pictures. Its charts are pictures there: nothing is behind a press. */
export async function standAlonePage(gallery: string): Promise<string> {
  const dataUrl = async (address: string) => {
    const file = await (await fetch(address)).blob()
    return new Promise<string>((resolve) => {
      const reader = new FileReader()
      reader.addEventListener('load', () => resolve(typeof reader.result === 'string' ? reader.result : ''))
      reader.readAsDataURL(file)
    })
  }
  /** A picture as WebP, a tenth of the size: the exact ones are files next to the page. */
  const pictureUrl = async (address: string) => {
    const picture = await createImageBitmap(await (await fetch(address)).blob())
    const canvas = Object.assign(document.createElement('canvas'), { width: picture.width, height: picture.height })
    canvas.getContext('2d')?.drawImage(picture, 0, 0)
    return canvas.toDataURL('image/webp', 0.9)
  }
  const page = document.querySelector('.changes-page')?.cloneNode(true)
  if (!(page instanceof HTMLElement)) throw new Error('The page of changes is not open')
  for (const tools of page.querySelectorAll('.tools')) tools.remove()
  // Embedded once: pictures shown twice share an address.
  const pictures = new Map<string, string>()
  for (const image of page.querySelectorAll('img')) {
    pictures.set(image.src, pictures.get(image.src) ?? (await pictureUrl(image.src)))
    image.src = pictures.get(image.src) ?? ''
  }
  for (const link of page.querySelectorAll('a')) link.href = `${gallery}${link.hash}`
  for (const drawing of page.querySelectorAll('svg')) {
    drawing.setAttribute('role', 'img')
    for (const part of drawing.querySelectorAll('[role="button"]')) for (const name of ['role', 'tabindex', 'aria-label']) part.removeAttribute(name)
  }
  let styles = ''
  for (const sheet of document.styleSheets)
    for (const rule of sheet.cssRules) {
      const [, address] = /url\("?([^")]+)"?\)/.exec(rule instanceof CSSFontFaceRule ? rule.cssText : '') ?? []
      styles += `${address === undefined ? rule.cssText : rule.cssText.replace(address, await dataUrl(new URL(address, sheet.href ?? document.baseURI).href))}\n`
    }
  const { theme = 'dark' } = document.documentElement.dataset
  const turn = "const{dataset}=document.documentElement;dataset.theme=dataset.theme==='dark'?'light':'dark'"
  return `<!doctype html>
<html lang="en" data-theme="${theme}">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<title>What changed</title>
<style>
${styles}html, body { height: auto }
.theme-turn { position: absolute; right: 16px; top: 8px; background: var(--color-surface) }
/* The row of the button, so that no words lie under it. */
h1 { min-height: 40px }
</style>
</head>
<body>
<button type="button" class="button theme-turn" onclick="${turn}">Dark or light</button>
${page.outerHTML}
</body>
</html>
`
}
