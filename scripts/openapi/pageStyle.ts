/** The contract page's style sheet: the app's colours (src/ui/styles/tokens.css), dark or light as the system asks. */
export const STYLE = `
:root { color-scheme: dark; --bg: #0f0c0a; --surface: #171411; --line: #2a2623; --text: #f2f0ec; --text-2: #bcb8b2; --text-3: #a09a93; --accent: #aaadfd; --focus: #babdff; }
@media (prefers-color-scheme: light) { :root { color-scheme: light; --bg: #f4f2ee; --surface: #fdfcf9; --line: #e3e0db; --text: #211c17; --text-2: #544d46; --text-3: #6b655e; --accent: #4d40c3; --focus: #5447d3; } }
* { box-sizing: border-box; }
html { scroll-padding-top: 16px; }
body { margin: 0; background: var(--bg); color: var(--text); font: 16px/1.55 "IBM Plex Sans", system-ui, sans-serif; }
.skip { position: absolute; left: 20px; top: -60px; padding: 8px 12px; background: var(--surface); }
.skip:focus { top: 8px; }
.page { max-width: 1180px; margin: 0 auto; padding: 0 20px 80px; }
@media (min-width: 960px) { .page { display: grid; grid-template-columns: 280px minmax(0, 1fr); gap: 56px; } nav { position: sticky; top: 0; max-height: 100vh; overflow-y: auto; padding-bottom: 32px; } }
h1, h2, h3, h4 { font-weight: 600; line-height: 1.25; margin: 0; overflow-wrap: anywhere; }
h1 { font-size: 32px; letter-spacing: -0.015em; margin: 40px 0 12px; }
h2 { font-size: 23px; margin: 64px 0 4px; }
h3 { font-size: 17px; margin: 40px 0 6px; padding-top: 24px; border-top: 1px solid var(--line); }
h4 { font-size: 14px; margin: 20px 0 0; color: var(--text-3); font-weight: 500; }
p { margin: 6px 0; color: var(--text-2); max-width: 68ch; }
a { color: var(--accent); text-underline-offset: 3px; }
:focus-visible { outline: 2px solid var(--focus); outline-offset: 2px; border-radius: 2px; }
code { font: 0.9em/1.5 ui-monospace, "SF Mono", Menlo, Consolas, monospace; overflow-wrap: anywhere; }
h3 code { font-size: 16px; }
.fact { color: var(--text-3); font-size: 14px; }
nav strong { display: block; margin: 20px 0 4px; font-size: 14px; font-weight: 500; color: var(--text-3); }
nav h2 { font-size: 17px; margin: 48px 0 0; }
nav ul { list-style: none; margin: 0; padding: 0; }
nav a { display: inline-flex; align-items: center; min-height: 32px; font-size: 14px; text-decoration: none; overflow-wrap: anywhere; }
nav a:hover { text-decoration: underline; }
@media (pointer: coarse) { nav a { min-height: 44px; } }
dl { margin: 6px 0 0; }
dl > div { display: grid; grid-template-columns: minmax(0, 1fr); padding: 8px 0; border-bottom: 1px solid var(--line); }
dl > div:last-child { border: 0; }
@media (min-width: 640px) { dl > div { grid-template-columns: minmax(0, 2fr) minmax(0, 3fr); gap: 0 24px; } }
dt span { display: block; color: var(--text-3); font-size: 14px; }
dd { margin: 0; color: var(--text-2); }
@media print { nav, .skip { display: none; } .page { display: block; } }
`
