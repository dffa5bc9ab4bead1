/** Paths of the saved files, below the gallery's address. */
export const SAVED = 'saved-notes'
/** Who wrote each committed note, by machine and name: {"reset/pins/error--….md": "Anna"}. */
export const AUTHORS = 'authors.json'

/** The only files that are written: notes and pictures, each in a folder of its machine. */
export const SAVED_FILE = /^[A-Za-z]\w*\/(?:pins\/[\w+][\w.+-]*\.md|pictures\/[\w+][\w.+-]*\.(?:png|jpg|webp))$/
