import { useEffect, useRef, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { brand } from '../../../platform/config.ts'
import { mainSiteUrl } from '../../../platform/mainSite.ts'
import { useTheme } from '../../../shared/page/theme.ts'
import type { CardWords } from './cardWords.ts'
import { cardTheme, drawCard } from './drawCard.ts'

const PNG = 'data:image/png;base64,'

/** The brand's own logo; null for the default one, or if it fails to load. */
async function brandSign() {
  if (brand.logo === null) return null
  const image = new Image()
  image.src = brand.logo
  return image.decode().then(
    () => image,
    () => null,
  )
}

/** Keeps a canvas drawn with the current texts and theme. `picture`: the result, base64 of a PNG; null if the browser draws nothing. */
export function useDrawnCard(words: CardWords) {
  const { t } = useTranslation()
  // A dialog's content may mount one render later.
  const [canvas, setCanvas] = useState<HTMLCanvasElement | null>(null)
  const drawing = useRef<Promise<boolean>>(null)
  const theme = useTheme()
  const exchange = `${t('shell.product')} · ${new URL(mainSiteUrl(), window.location.href).host}`

  useEffect(() => {
    const pen = canvas?.getContext('2d')
    if (!canvas || !pen) return
    const look = cardTheme(canvas)
    let isWanted = true
    const draw = async () => {
      const sign = await brandSign()
      if (isWanted) drawCard(pen, look, words, exchange, sign)
      return isWanted
    }
    // Without the page's fonts it is drawn in the browser's default font.
    const letters = Promise.all(
      [400, 500, 600].map((weight) => document.fonts.load(`${weight} 28px 'Futures Sans'`, words.contest)),
    )
    // An older browser lacks some drawing functions.
    drawing.current = letters.then(draw, draw).catch(() => false)
    return () => {
      isWanted = false
    }
  }, [canvas, words, exchange, theme])

  const picture = async () => {
    if (!canvas || !(await drawing.current)) return null
    const data = canvas.toDataURL('image/png')
    return data.startsWith(PNG) ? data.slice(PNG.length) : null
  }
  return { setCanvas, picture }
}
