import { type QueryKey, useQuery, type UseQueryOptions } from '@tanstack/react-query'
import { leftOutOf } from '../../queries/listed.ts'
import type { Listed } from '../../wire/listOf.ts'

/** How many entries of a list could not be read; asks for nothing itself, and re-renders only when that number changes. */
export function useLeftOut<Item, Key extends QueryKey>(list: UseQueryOptions<Listed<Item>, Error, Item[], Key>): number {
  const { data = 0 } = useQuery({ ...list, select: leftOutOf, enabled: false, notifyOnChangeProps: ['data'] })
  return data
}
