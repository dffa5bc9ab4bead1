/** News nobody has seen, the P&L of the open positions, or a part of the page: by its number, the inner one has the higher. */
type TitlePart = 'news' | 'profit' | number

const parts: Partial<Record<TitlePart, string>> = {}
/** The last one stays until the next page has its own. */
let page = document.title

/** Sets one part of the document's title, '' for none. The only place that writes the title, so that no two writers undo each other. */
export function setTitlePart(part: TitlePart, text: string) {
  if (text === '') delete parts[part]
  else parts[part] = text
  const { news = '', profit = '', ...pages } = parts
  // Numbers as keys are in their order.
  page = Object.values(pages).at(-1) ?? page
  const title = news + profit + page
  if (title !== document.title) document.title = title
}

let rendered = 0
/** The next number of a part of the page: a parent is rendered before its children. */
export const nextTitlePart = () => (rendered += 1)
