export function WebviewContest(_props: { contestId: string | null; token: string | null }) {
  return null
}
