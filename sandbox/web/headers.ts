/** The headers the app is served with in production. deploy/ has the same for nginx; tests/browser/e2e/delivery/served.spec.ts compares both. */
import { isWebview } from './addresses.ts'

const policy = (directives: Record<string, string>) =>
  Object.entries(directives)
    .map(([name, value]) => `${name} ${value}`.trim())
    .join('; ')

const APP_POLICY = {
  'default-src': "'none'",
  'script-src-attr': "'none'",
  'style-src': "'self'",
  'img-src': "'self' data:",
  'font-src': "'self'",
  'connect-src': "'self'",
  'frame-src': "'self'",
  'manifest-src': "'self'",
  'worker-src': "'none'",
  'object-src': "'none'",
  'base-uri': "'none'",
  'form-action': "'none'",
  'frame-ancestors': "'none'",
  'require-trusted-types-for': "'script'",
  'trusted-types': "'none'",
}

const PERMISSIONS = [
  'accelerometer=()',
  'autoplay=()',
  'camera=()',
  'display-capture=()',
  'encrypted-media=()',
  'fullscreen=(self)',
  'geolocation=()',
  'gyroscope=()',
  'hid=()',
  'idle-detection=()',
  'magnetometer=()',
  'microphone=()',
  'midi=()',
  'payment=()',
  'publickey-credentials-get=()',
  'screen-wake-lock=()',
  'serial=()',
  'usb=()',
  'xr-spatial-tracking=()',
].join(', ')

const SHARED = { 'x-content-type-options': 'nosniff', 'cross-origin-resource-policy': 'same-origin' }

/** An address as an additional source of a policy; empty if it is the site's own. */
const alsoFrom = (address: string | null) =>
  address !== null && URL.canParse(address) ? ` ${new URL(address).origin}` : ''

/**
 * Headers of the app's page on `origin`. The contest webview has a token in its address: it frames nothing and sends no referrer.
 * Scripts are limited to the build's own files, excluding other files of the origin such as uploads. `datafeed`: source of the
 * chart's history; `webviewHost`: the only origin that may frame the webview.
 */
export function appHeaders(
  path: string,
  origin: string,
  datafeed: string | null = null,
  webviewHost: string | null = null,
): Record<string, string> {
  const webview = isWebview(path)
  const { 'default-src': nothing, ...others } = APP_POLICY
  const shared = { 'default-src': nothing, 'script-src': `${origin}/futures/assets/`, ...others }
  return {
    ...SHARED,
    // A report would contain the address.
    'content-security-policy': policy(
      webview
        ? { ...shared, 'frame-src': "'none'", 'frame-ancestors': webviewHost ?? "'none'" }
        : { ...shared, 'connect-src': `'self'${alsoFrom(datafeed)}`, 'report-uri': '/futures/csp-report' },
    ),
    // Reported, not blocked yet: a script without its digest. nginx leaves it out for WebKit.
    ...(!webview && {
      'integrity-policy-report-only': 'blocked-destinations=(script), endpoints=(futures)',
      'reporting-endpoints': 'futures="/futures/integrity-report"',
    }),
    'referrer-policy': webview ? 'no-referrer' : 'strict-origin-when-cross-origin',
    ...(!(webview && webviewHost !== null) && { 'x-frame-options': 'DENY' }),
    'cross-origin-opener-policy': 'same-origin',
    'permissions-policy': PERMISSIONS,
    'cache-control': webview ? 'no-store' : 'no-cache',
    ...(webview && { 'x-robots-tag': 'noindex, nofollow' }),
  }
}

/**
 * The only page that loads a third party's script: with an opaque origin, unable to send requests. `origin` is the site's own: in
 * Safari 'self' matches nothing on a page with an opaque origin.
 */
export function chartHeaders(origin: string, chartScript: string | null): Record<string, string> {
  const own = `'self' ${origin}`
  const vendor = alsoFrom(chartScript)
  return {
    'x-content-type-options': 'nosniff',
    'content-security-policy': policy({
      'default-src': "'none'",
      'script-src': `${own}${vendor}`,
      'style-src': `${own} 'unsafe-inline'`,
      'img-src': `${own} data:${vendor}`,
      'connect-src': "'none'",
      'frame-src': `${own}${vendor}`,
      'object-src': "'none'",
      'base-uri': "'none'",
      'form-action': "'none'",
      'frame-ancestors': own,
      sandbox: 'allow-scripts allow-popups allow-popups-to-escape-sandbox',
    }),
    'referrer-policy': 'no-referrer',
    'cache-control': 'no-cache',
  }
}

/** Static files. The chart host page has an opaque origin, so its files must be readable by any origin. */
export const assetHeaders = (cacheControl: string): Record<string, string> => ({
  'x-content-type-options': 'nosniff',
  'cross-origin-resource-policy': 'cross-origin',
  'content-security-policy': "default-src 'none'; frame-ancestors 'none'; sandbox",
  'referrer-policy': 'no-referrer',
  'cache-control': cacheControl,
})

/** For responses in place of the exchange's. */
export const callHeaders: Record<string, string> = {
  ...assetHeaders('no-store'),
  'cross-origin-resource-policy': 'same-origin',
}
