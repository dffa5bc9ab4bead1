/** A printer's event on the document: the part is brought into sight and measured once more, since some of it can have come late. */
export const MEASURE = 'measure-part'
