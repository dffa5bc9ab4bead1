/** '1 order', '2 orders'. */
export const plural = (count: number, one: string, many: string) => `${count} ${count === 1 ? one : many}`
