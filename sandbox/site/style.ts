/** The stand-in pages' stylesheet: the app's colours (src/ui/styles/tokens.css), dark or light as the system asks. */
export const STYLE = `
:root { color-scheme: dark; --bg: #0f0c0a; --surface: #171411; --hover: #24201c; --line: #2a2623; --control: #736e67;
  --text: #f2f0ec; --text-2: #bcb8b2; --text-3: #a09a93; --accent: #aaadfd; --solid: #665edf; --on-solid: #fbfbfe; --focus: #babdff; }
@media (prefers-color-scheme: light) { :root { color-scheme: light; --bg: #f4f2ee; --surface: #fdfcf9; --hover: #f5f3ef; --line: #e3e0db;
  --control: #89847d; --text: #211c17; --text-2: #544d46; --text-3: #6b655e; --accent: #4d40c3; --solid: #5447d3; --on-solid: #ffffff; --focus: #5447d3; } }
* { box-sizing: border-box; }
body { margin: 0; background: var(--bg); color: var(--text); font: 16px/1.5 "IBM Plex Sans", system-ui, sans-serif; }
header { display: flex; gap: 24px; flex-wrap: wrap; padding: 14px 20px; background: var(--surface); border-bottom: 1px solid var(--line); }
header strong { font-weight: 600; }
main { max-width: 760px; margin: 40px auto; padding: 0 20px; }
h1 { font-size: 32px; font-weight: 600; letter-spacing: -0.015em; line-height: 1.15; margin: 0 0 12px; }
h2 { font-size: 19px; font-weight: 600; margin: 40px 0 12px; }
p { margin: 0 0 12px; color: var(--text-2); max-width: 62ch; }
a { color: var(--accent); }
dl, ul { list-style: none; margin: 0; padding: 0; border-top: 1px solid var(--line); }
dl > div, li { display: flex; flex-wrap: wrap; gap: 4px 16px; justify-content: space-between; align-items: center; padding: 10px 0; border-bottom: 1px solid var(--line); }
dt, li { color: var(--text-2); } dd { margin: 0; }
dd, code, td { font-family: inherit; font-variant-numeric: tabular-nums; color: var(--text); }
form { display: flex; flex-wrap: wrap; gap: 12px; align-items: end; }
form + form, ul + form { margin-top: 12px; }
li form { gap: 8px; }
label { display: grid; gap: 4px; font-size: 14px; color: var(--text-2); }
label.tick { display: flex; align-items: center; gap: 8px; min-height: 44px; }
input, select, button, .button { min-height: 44px; padding: 0 12px; font: inherit; font-size: 16px; color: var(--text); background: var(--surface); border: 1px solid var(--control); border-radius: 6px; max-width: 100%; }
input[type=checkbox] { min-height: 0; width: 18px; height: 18px; }
input[type=number] { width: 9em; }
button, .button { display: inline-flex; align-items: center; padding: 0 18px; cursor: pointer; text-decoration: none; font-weight: 500; }
button:hover, .button:hover { background: var(--hover); }
.main, .main:hover { background: var(--solid); border-color: var(--solid); color: var(--on-solid); }
:focus-visible { outline: 2px solid var(--focus); outline-offset: 2px; }
.wide { overflow-x: auto; } table { border-collapse: collapse; font-size: 14px; width: 100%; }
th, td { text-align: left; padding: 6px 12px 6px 0; border-bottom: 1px solid var(--line); white-space: nowrap; }
th { font-weight: 400; color: var(--text-3); }
`
