import { useDebouncedValue } from '@mantine/hooks'
import { slugProblem } from '@scheduling/domain'
import { useQuery } from '@tanstack/react-query'
import { useDeps } from '../../../data/deps.ts'

interface LinkChoice {
  isFree: boolean | undefined
  suggestions: readonly string[]
}

/** Whether another personal address is free, while it is typed. The host's own address is not checked. */
export function useLinkChoice(link: string, own: string): LinkChoice {
  const { call } = useDeps()
  const [settled] = useDebouncedValue(link, 300)
  const isAsked = settled !== own && !slugProblem(settled, 'owner')
  const { data } = useQuery({
    queryKey: ['link-choice', settled],
    queryFn: ({ signal }) => call('GET /settings/link', { query: { link: settled }, signal }),
    enabled: isAsked,
    retry: false,
  })
  return settled === link && isAsked && data ? data : { isFree: undefined, suggestions: [] }
}
