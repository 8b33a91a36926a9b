import { useDebouncedValue } from '@mantine/hooks'
import { ApiError } from '@scheduling/contract/client'
import { slugProblem } from '@scheduling/domain'
import { useQuery } from '@tanstack/react-query'
import { useDeps } from '../../data/deps.ts'

/** Whether a personal address can be had, while it is typed; undefined where that is not known, or cannot be. */
export function useIsLinkFree(link: string): boolean | undefined {
  const { call } = useDeps()
  const [settled] = useDebouncedValue(link, 300)
  const isAsked = !slugProblem(settled, 'owner')
  const { data } = useQuery({
    queryKey: ['link', settled],
    queryFn: async () => {
      try {
        await call('GET /owners/:owner', { params: { owner: settled } })
        return false
      } catch (error) {
        if (error instanceof ApiError && error.code === 'owner_not_found') return true
        if (error instanceof ApiError && error.code === 'page_not_open') return false
        throw error
      }
    },
    enabled: isAsked,
    retry: false,
  })
  return isAsked && settled === link ? data : undefined
}
