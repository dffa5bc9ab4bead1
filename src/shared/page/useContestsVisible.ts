import { useQuery } from '@tanstack/react-query'
import { contestsVisibilityQuery } from '../../queries/user.ts'

/** Whether this trader sees contests; false until the shell's answer says so. Fetches nothing itself. */
export const useContestsVisible = (): boolean => useQuery({ ...contestsVisibilityQuery, enabled: false }).data ?? false
