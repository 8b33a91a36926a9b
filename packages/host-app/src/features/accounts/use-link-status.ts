import { ApiError } from '@scheduling/contract/client'
import { slugProblem } from '@scheduling/domain'
import { useDebouncedValue } from '@mantine/hooks'
import { useQuery } from '@tanstack/react-query'
import { useDeps } from '../../data/deps.ts'
import { linkStatus } from './link-status.ts'
import type { LinkStatus } from './link-status.ts'

/** Whether a personal address can be had, while it is typed. */
export function useLinkStatus(link: string): LinkStatus {
  const { call } = useDeps()
  const [settled] = useDebouncedValue(link, 300)
  const { data, isError } = useQuery({
    queryKey: ['link', settled],
    queryFn: async () => {
      try {
        await call('GET /owners/:owner', { params: { owner: settled } })
        return true
      } catch (error) {
        if (error instanceof ApiError && error.code === 'owner_not_found') return false
        if (error instanceof ApiError && error.code === 'page_not_open') return true
        throw error
      }
    },
    enabled: settled !== '' && !slugProblem(settled, 'owner'),
    retry: false,
  })
  return linkStatus(link, settled === link ? data : undefined, settled === link && isError)
}
