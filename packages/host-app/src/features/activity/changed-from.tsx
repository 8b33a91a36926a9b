import type { ActivityKind } from '@scheduling/contract'
import { useQuery } from '@tanstack/react-query'
import { useDeps } from '../../data/deps.ts'
import { useText } from '../../language/language.tsx'

interface Props {
  kind: ActivityKind
  /** The id of the changed thing, if there can be several of this kind. */
  of?: string | undefined
}

/** The device of the latest change, as far as the sessions and the activity of the account show it. */
export function ChangedFrom({ kind, of }: Props) {
  const t = useText()
  const { call } = useDeps()
  const { data } = useQuery({
    queryKey: ['activity', 'last change', kind, of],
    queryFn: async ({ signal }) => {
      const [{ activity }, { sessions }] = await Promise.all([
        call('GET /account-activity', { query: { of }, signal }),
        call('GET /users/sessions', { signal }),
      ])
      const change = activity.find((entry) => entry.kind === kind)
      return { change: change ?? null, here: sessions.find(({ isThisOne }) => isThisOne) ?? null }
    },
    gcTime: 0,
  })
  const { browser, system } = data?.change ?? {}
  if (!browser || !system) return null
  const isAlike = data?.here?.browser === browser && data.here.system === system
  return ` ${t(isAlike ? 'form.changed_alike' : 'form.changed_from', { browser, system })}`
}
