import { Button } from '@mantine/core'
import type { AskableEventType } from '@scheduling/contract'
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import { useDeps } from '../../data/deps.ts'
import { problemText } from '../../data/problem-text.ts'
import { useText } from '../../language/language.tsx'
import rows from '../../ui/rows.module.css'
import { useToasts } from '../../ui/toasts/toast-list.tsx'
import classes from './organizations.module.css'
import { ORGANIZATION } from '../../data/acting/organization.ts'
import own from './requests.module.css'

/** Event types of the organization that are not the member's, each with a button that asks for it. */
export function AccessList() {
  const t = useText()
  const { call } = useDeps()
  const { data } = useQuery({
    queryKey: [...ORGANIZATION, 'event-types'],
    queryFn: ({ signal }) => call('GET /organization/event-types', { signal }),
  })
  const others = data?.eventTypes.filter(({ isMine }) => !isMine) ?? []
  if (others.length === 0) return null
  return (
    <section className={classes.part} aria-labelledby="access">
      <h2 id="access" className={classes.title}>
        {t('access.title')}
      </h2>
      <p className={own.text}>{t('access.text')}</p>
      <ul className={rows.list}>
        {others.map((eventType) => (
          <li key={eventType.id}>
            <AskableRow eventType={eventType} />
          </li>
        ))}
      </ul>
    </section>
  )
}

function AskableRow({ eventType: { id, name, isAsked } }: { eventType: AskableEventType }) {
  const t = useText()
  const { call } = useDeps()
  const queryClient = useQueryClient()
  const toasts = useToasts()
  const { mutate, isPending } = useMutation({
    mutationFn: () => call('POST /organization/requests', { body: { kind: 'event_type', eventTypeId: id } }),
    onSuccess({ isNew }) {
      toasts.show(t(isNew ? 'access.asked' : 'access.asked_already'))
      return queryClient.invalidateQueries({ queryKey: ORGANIZATION })
    },
    onError: (error) => toasts.show(problemText(error, t), { tone: 'bad' }),
  })
  return (
    <article className={`${rows.row} ${own.request}`} aria-label={name}>
      <bdi className={`${rows.link} ${own.name}`}>{name}</bdi>
      <Button
        size="sm"
        variant="default"
        aria-label={t(isAsked ? 'access.waiting_of' : 'access.ask_of', { name })}
        loading={isPending}
        onClick={() => mutate()}
      >
        {t(isAsked ? 'access.waiting' : 'access.ask')}
      </Button>
    </article>
  )
}
