import fc from 'fast-check'

const checkedWith =
  (parameters: { numRuns?: number }) =>
  <Given extends [unknown, ...unknown[]]>(
    ...property: [
      ...kinds: { [Index in keyof Given]: fc.Arbitrary<Given[Index]> },
      check: (...given: Given) => boolean | void,
    ]
  ) =>
    fc.assert(fc.property(...property), parameters)

/** Checks a property of any values of these kinds. One against it is reported, as small as it can be. */
export const forAll = checkedWith({})
/** The same of so many values, not of a hundred. */
export const forSoMany = (numRuns: number) => checkedWith({ numRuns })
