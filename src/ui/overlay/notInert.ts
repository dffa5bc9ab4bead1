/**
 * Headless UI hides the page behind a window from screen readers, holds the focus in the window and covers the page with the scrim;
 * it also makes the page `inert`, which then changes nothing but lets Chromium compute the style of every element again at each
 * opening and closing: a third of it. Imported with useOpened.ts, which all such windows use, before the first one is open.
 */
const page = document.getElementById('app')
if (page) Object.defineProperty(page, 'inert', { value: false, writable: true })
