export function ContestsPage(_props: { contestId: string | null }) {
  return null
}
