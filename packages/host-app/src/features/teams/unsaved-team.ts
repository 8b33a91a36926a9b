import type { Team } from '@scheduling/contract'
import { queryOptions, skipToken, useQuery, useQueryClient } from '@tanstack/react-query'
import { useEffect } from 'react'

// Only the cache connects the form and the preview: they are far apart on the page.
const unsavedQuery = (id: string | undefined) =>
  queryOptions<Team | null>({ queryKey: ['unsaved-team', id], queryFn: skipToken })

/**
 * The unsaved changes of a team in the editor. Undefined if there are none. While the changes have problems, this is the last
 * team without one.
 */
export function useUnsavedTeam(id: string | undefined): Team | undefined {
  return useQuery(unsavedQuery(id)).data ?? undefined
}

/** Shares the unsaved team with the preview, unless it cannot be saved, until the form is gone. */
export function useShareUnsavedTeam(
  id: string,
  { values, isDirty, canBeSaved }: { values: Team; isDirty: boolean; canBeSaved: boolean },
): void {
  const queryClient = useQueryClient()
  useEffect(() => {
    if (isDirty && !canBeSaved) return
    queryClient.setQueryData(unsavedQuery(id).queryKey, isDirty ? values : null)
  })
  useEffect(() => () => void queryClient.setQueryData(unsavedQuery(id).queryKey, null), [queryClient, id])
}
