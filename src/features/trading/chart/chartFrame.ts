import { BASE_PATH } from '../../../platform/mainSite.ts'
import type { Language, Theme } from '../../../constants/limits.ts'
import * as z from '../../../api/zod.ts'

interface FrameOptions {
  /** 'BTCUSDC': without a dash. */
  symbol: string
  theme: Theme
  lang: Language
  /** Address of the vendor's script. */
  script: string
}

/** Address of the chart host page (public/chart.html) with market, 1-minute interval, UTC, theme and language. Contains nothing secret. */
export function chartFrameUrl({ symbol, theme, lang, script }: FrameOptions): string {
  const params = new URLSearchParams({ symbol, theme, lang, interval: '1', tz: 'Etc/UTC', script })
  return `${BASE_PATH}/chart.html#${params}`
}

const ChartMessage = z.object({ type: z.enum(['chart-ready', 'chart-failed']) })

/**
 * The message of our chart frame; null for any other. The frame's origin is opaque, so only its window identifies the
 * sender; the vendor's inner frame can post to us too, and is ignored. Reliability E5.
 */
export function chartMessage(event: MessageEvent, frame: HTMLIFrameElement | null): 'ready' | 'failed' | null {
  if (frame === null || frame.contentWindow === null || event.source !== frame.contentWindow) return null
  const read = ChartMessage.safeParse(event.data)
  return read.success ? (read.data.type === 'chart-ready' ? 'ready' : 'failed') : null
}
