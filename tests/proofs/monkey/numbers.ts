import Big from 'big.js'

/** The numbers in a text, whose thousands may be separated by spaces. */
const numbersIn = (text: string): Big[] => [...text.replaceAll(',', '.').matchAll(/\d+(?:\s\d{3})*(?:\.\d+)?/g)].map(([number]) => new Big(number.replaceAll(/\s/g, '')))

/** Whether two texts have a number in common, in any notation. */
export function shareNumber(one: string, other: string): boolean {
  const numbers = numbersIn(other)
  return numbersIn(one).some((number) => numbers.some((same) => same.eq(number)))
}
