import { useLocalStorage } from '@mantine/hooks'
import { useQuery, useQueryClient } from '@tanstack/react-query'
import { useMemo } from 'react'
import { useDeps } from '../../data/deps.ts'
import { reaches } from '../../data/acting/reach.ts'
import { useMe } from '../../data/use-me.ts'
import { problemText } from '../../data/problem-text.ts'
import { eventTypesQuery, suggestionsQuery } from '../../data/event-types.ts'
import { useText } from '../../language/language.tsx'
import { useToasts } from '../../ui/toasts/toast-list.tsx'
import { changeIn } from './list-changes.ts'

interface ConfirmSuggestion {
  /** When many bookings came at once; null: no suggestion. */
  at: string | null
  turnOn: () => Promise<void>
  /** Hides it until it happens again. */
  dismiss: () => void
}

/** The suggestion to require confirmed email addresses, after a flood of bookings. */
export function useConfirmSuggestion(): ConfirmSuggestion {
  const { call } = useDeps()
  const queryClient = useQueryClient()
  const toasts = useToasts()
  const t = useText()
  // Only who changes event types can follow it.
  const enabled = reaches(useMe(), 'event_types')
  const { data } = useQuery({ ...suggestionsQuery(call), enabled })
  const [dismissed, setDismissed] = useLocalStorage({ key: 'scheduling.flood', defaultValue: '' })
  const at = data?.confirmEmail?.at ?? null

  const put = useMemo(() => {
    const { queryKey } = eventTypesQuery(call)
    const show = (ids: readonly string[], confirmEmail: boolean) =>
      queryClient.setQueryData(queryKey, (list) =>
        ids.reduce((changed, id) => changed && changeIn(changed, id, { confirmEmail }), list),
      )
    return async (confirmEmail: boolean, ids?: string[]) => {
      try {
        const { changed } = await call('PATCH /event-types', { body: { confirmEmail, ids } })
        show(changed, confirmEmail)
        return changed
      } catch (error) {
        toasts.show(problemText(error, t), { tone: 'bad' })
        return undefined
      } finally {
        void queryClient.invalidateQueries({ queryKey: suggestionsQuery(call).queryKey })
      }
    }
  }, [call, queryClient, toasts, t])

  return {
    at: at === dismissed ? null : at,
    async turnOn() {
      const changed = await put(true)
      if (!changed) return
      toasts.show(t('flood.turned_on', { count: changed.length }), { undo: () => void put(false, changed) })
    },
    dismiss: () => setDismissed(at ?? ''),
  }
}
