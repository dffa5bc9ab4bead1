/** Unseen news, or a part of the page by its number; inner parts have higher numbers. */
type TitlePart = 'news' | number

const parts: Partial<Record<TitlePart, string>> = {}
/** The last page's title stays until the next page sets its own. */
let page = document.title

/** Sets one part of the document's title, '' for none. Nothing else writes the title, so no two writers overwrite each other. */
export function setTitlePart(part: TitlePart, text: string) {
  if (text === '') delete parts[part]
  else parts[part] = text
  const { news = '', ...pages } = parts
  // Numeric keys are iterated in ascending order.
  page = Object.values(pages).at(-1) ?? page
  const title = news + page
  if (title !== document.title) document.title = title
}

let rendered = 0
/** The next number for a part of the page: a parent renders before its children. */
export const nextTitlePart = () => (rendered += 1)
