/** Accessible names and titles of an element. */
const SAID = ['aria-label', 'aria-valuetext', 'aria-description', 'title', 'alt']

/** Amounts in KXT have four decimals, quantities of a coin more; the prices of BTC and ETH have two. */
const AMOUNT = /[+−-]?\d[\d\s]*\.\d{4,}|\d(?:\.\d+)?k\b/g

/** All amounts that the page shows: visible text, accessible names, titles on hover. Except the order form: estimates of typed values stay. */
export function amountsOn(page: Document): string[] {
  const texts = [...page.body.querySelectorAll('*:not([aria-label="New order"] *)')].flatMap((element) => [
    ...[...element.childNodes]
      .filter(({ nodeType }) => nodeType === Node.TEXT_NODE)
      .map(({ textContent }) => textContent),
    ...SAID.map((name) => element.getAttribute(name)),
  ])
  return [page.title, ...texts].flatMap((text) => [...(text ?? '').matchAll(AMOUNT)].map(([amount]) => amount))
}
