/** What is labelled so in a part of the page; null if nothing is. */
export const labelled = (name: string, within: ParentNode) => [...within.querySelectorAll('label')].find(({ textContent }) => textContent === name)?.control ?? null
