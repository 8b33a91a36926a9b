import type { Team } from '@scheduling/contract'
import { teamProblems } from '@scheduling/domain'
import { queryOptions, skipToken, useQuery, useQueryClient } from '@tanstack/react-query'
import { useEffect } from 'react'

// Only the cache connects the form and the preview: they are far apart on the page.
const typedQuery = (id: string | undefined) =>
  queryOptions<Team | null>({ queryKey: ['typed-team', id], queryFn: skipToken })

/**
 * The team as it is typed in the editor; undefined if it is the saved one. While it could not be saved, it is the last one that
 * could.
 */
export function useTypedTeam(id: string | undefined): Team | undefined {
  return useQuery(typedQuery(id)).data ?? undefined
}

/** Shares what is typed with the preview. */
export function useShareTypedTeam(
  id: string,
  { values, isDirty }: { values: Team; isDirty: boolean },
  memberIds: readonly string[],
): void {
  const queryClient = useQueryClient()
  useEffect(() => {
    if (isDirty && teamProblems(values, memberIds).length > 0) return
    queryClient.setQueryData(typedQuery(id).queryKey, isDirty ? values : null)
  })
  useEffect(() => () => void queryClient.setQueryData(typedQuery(id).queryKey, null), [queryClient, id])
}
