import { Switch } from '@mantine/core'
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import { problemText } from '../../data/problem-text.ts'
import { useDeps } from '../../data/deps.ts'
import { useText } from '../../language/language.tsx'
import { useToasts } from '../../ui/toasts/toast-list.tsx'
import { CALENDAR_CHOICES, calendarChoicesQuery } from './queries.ts'

/** Whether changes to calendar events also change their bookings. */
export function SyncSwitch() {
  const t = useText()
  const { call } = useDeps()
  const toasts = useToasts()
  const queryClient = useQueryClient()
  const { data } = useQuery(calendarChoicesQuery(call))
  const { mutate, isPending } = useMutation({
    mutationFn: (syncsCancelation: boolean) => call('PUT /calendars/choices', { body: { syncsCancelation } }),
    onSuccess: (choices) => {
      queryClient.setQueryData(CALENDAR_CHOICES, choices)
      toasts.show(t('connections.saved'))
    },
    onError: (error) => toasts.show(problemText(error, t), { tone: 'bad' }),
  })
  if (!data) return null
  return (
    <Switch
      label={t('connections.sync')}
      description={t('connections.sync_text')}
      checked={data.syncsCancelation}
      disabled={isPending}
      onChange={({ currentTarget: { checked } }) => mutate(checked)}
    />
  )
}
