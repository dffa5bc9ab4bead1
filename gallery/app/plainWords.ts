/** The words of a line of Markdown, without its signs. */
export const plainWords = (text: string) =>
  text
    .replaceAll(/!?\[([^\]]*)\]\([^)\s]+\)/g, '$1')
    .replaceAll(/(\*\*|~~|`)(.+?)\1/g, '$2')
    .replaceAll(/\*([^*\s][^*]*)\*/g, '$1')
    .replaceAll(/\s+/g, ' ')
    .trim()
