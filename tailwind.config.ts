import type { Config } from 'tailwindcss'
import { BREAKPOINTS, inEm } from './src/constants/breakpoints.ts'

const colour = (name: string) => `var(--color-${name})`
const colours = [
  'bg', 'surface', 'surface-raised', 'surface-hover', 'surface-press',
  'line', 'line-strong', 'control-line',
  'text', 'text-2', 'text-3', 'text-disabled',
  'accent', 'accent-solid', 'accent-solid-hover', 'accent-soft', 'accent-line', 'on-accent',
  'long', 'long-solid', 'long-solid-hover', 'long-soft', 'on-long',
  'short', 'short-solid', 'short-solid-hover', 'short-soft', 'on-short',
  'danger', 'danger-soft', 'success', 'success-soft', 'warn', 'warn-soft',
  'medal-1', 'medal-2', 'medal-3', 'highlight', 'on-highlight', 'focus', 'scrim',
  'hero-from', 'hero-plate', 'hero-text', 'hero-text-2', 'hero-button', 'on-hero-button',
]

/** Every utility takes its value from the custom properties of src/ui/styles/tokens.css; nothing else exists. */
export default {
  content: ['./index.html', './webview.html', './src/**/*.{ts,tsx}'],
  darkMode: ['selector', '[data-theme="dark"]'],
  theme: {
    screens: Object.fromEntries(Object.entries(BREAKPOINTS).map(([name, px]) => [name, inEm(px)])),
    colors: { transparent: 'transparent', current: 'currentColor', ...Object.fromEntries(colours.map((name) => [name, colour(name)])) },
    fontSize: Object.fromEntries(['xs', 'sm', 'md', 'lg', 'xl', '2xl', '3xl', '4xl'].map((size) => [size, `var(--text-${size})`])),
    fontWeight: { regular: '400', medium: '500', semi: '600' },
    lineHeight: { 4: '1rem', none: '1', tight: 'var(--leading-tight)', ui: 'var(--leading-ui)', read: 'var(--leading-read)' },
    borderRadius: { none: '0', xs: 'var(--radius-xs)', sm: 'var(--radius-sm)', md: 'var(--radius-md)', lg: 'var(--radius-lg)', full: 'var(--radius-full)' },
    boxShadow: { none: 'none', 2: 'var(--shadow-2)', 3: 'var(--shadow-3)' },
    zIndex: { sticky: 'var(--z-sticky)', menu: 'var(--z-menu)', drawer: 'var(--z-drawer)', dialog: 'var(--z-dialog)', toast: 'var(--z-toast)' },
    transitionDuration: { instant: 'var(--dur-instant)', fast: 'var(--dur-fast)', base: 'var(--dur-base)', slow: 'var(--dur-slow)', flash: 'var(--dur-flash)' },
    transitionTimingFunction: { out: 'var(--ease-out)', in: 'var(--ease-in)' },
    extend: {
      height: { 'control-sm': 'var(--control-sm)', 'control-md': 'var(--control-md)', 'control-lg': 'var(--control-lg)', 'control-xl': 'var(--control-xl)', topbar: 'var(--topbar-h)' },
      minHeight: { 'control-md': 'var(--control-md)', 'control-lg': 'var(--control-lg)', 'control-xl': 'var(--control-xl)' },
      maxWidth: { page: 'var(--page-max)', read: 'var(--read-max)' },
    },
  },
} satisfies Config
