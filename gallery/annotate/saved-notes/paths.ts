/** Paths of the saved files, below the gallery's address. */
export const SAVED = 'saved-notes'
/** Who wrote each committed note, by machine and name: {"reset/pins/error--….md": "Anna"}. */
export const AUTHORS = 'authors.json'
