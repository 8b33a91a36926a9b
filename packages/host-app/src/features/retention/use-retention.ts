import { versionOf } from '@scheduling/contract/version'
import { useMutation, useQueryClient } from '@tanstack/react-query'
import { useRef } from 'react'
import { useDeps } from '../../data/deps.ts'
import { problemText } from '../../data/problem-text.ts'
import { useText } from '../../language/language.tsx'
import { useToasts } from '../../ui/toasts/toast-list.tsx'
import { RETENTION, retentionQuery } from './queries.ts'

interface RetentionActions {
  isSaving: boolean
  keepFor: (months: number | null, onSaved: () => void) => void
}

export function useRetention(): RetentionActions {
  const { call } = useDeps()
  const queryClient = useQueryClient()
  const toasts = useToasts()
  const t = useText()
  // A second click may come before the button is drawn as busy.
  const isUnderWay = useRef(false)
  const { mutate, isPending } = useMutation({
    onSettled: () => {
      isUnderWay.current = false
    },
    mutationFn: (months: number | null) => {
      const read = queryClient.getQueryData(retentionQuery(call).queryKey)
      return call('PUT /retention', {
        body: { months },
        ...(read && { headers: { 'if-match': versionOf(read) } }),
      })
    },
    onSuccess: (saved) => {
      queryClient.setQueryData(RETENTION, saved)
      toasts.show(t('retention.saved'))
    },
    onError: (error) => {
      toasts.show(problemText(error, t), { tone: 'bad' })
      // Another tab may have saved something else.
      return queryClient.invalidateQueries({ queryKey: RETENTION })
    },
  })
  function keepFor(months: number | null, onSaved: () => void): void {
    if (isUnderWay.current) return
    isUnderWay.current = true
    mutate(months, { onSuccess: onSaved })
  }
  return { isSaving: isPending, keepFor }
}
