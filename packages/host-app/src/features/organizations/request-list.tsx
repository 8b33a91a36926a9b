import { Button } from '@mantine/core'
import type { MemberRequest } from '@scheduling/contract'
import { useMutation, useQueryClient } from '@tanstack/react-query'
import { useNavigate } from '@tanstack/react-router'
import { useDeps } from '../../data/deps.ts'
import { useFormat, useText } from '../../language/language.tsx'
import rows from '../../ui/rows.module.css'
import { useToasts } from '../../ui/toasts/toast-list.tsx'
import classes from './organizations.module.css'
import { ORGANIZATION } from '../../data/acting/organization.ts'
import type { Answer } from './answer-problem.ts'
import { answerProblem } from './answer-problem.ts'
import own from './requests.module.css'

/** What members ask for: to those who answer with two buttons, to others their own. */
export function RequestList({ requests }: { requests: readonly MemberRequest[] }) {
  const t = useText()
  const format = useFormat()
  if (requests.length === 0) return null
  return (
    <section className={classes.part} aria-labelledby="requests">
      <h2 id="requests" className={classes.title}>
        {t('request.title')}
      </h2>
      <ul className={rows.list}>
        {requests.map((request) => (
          <li key={request.id}>
            <article className={`${rows.row} ${own.request}`} aria-labelledby={request.id}>
              <div className={rows.link}>
                <span className={`${rows.name} ${own.name}`} id={request.id}>
                  <Sentence request={request} />
                </span>
                <span className={rows.facts}>
                  {t('request.open_until', { date: format.dayOf(Date.parse(request.endsAt)) })}
                </span>
              </div>
              {request.mayAnswer && <Answers request={request} />}
            </article>
          </li>
        ))}
      </ul>
    </section>
  )
}

function Sentence({ request: { kind, name, eventType, isMine } }: { request: MemberRequest }) {
  const t = useText()
  if (kind === 'upgrade') return isMine ? t('request.mine_upgrade') : t('request.upgrade', { name })
  const names = { name, eventType: eventType?.name ?? '' }
  return isMine ? t('request.mine_access', names) : t('request.access', names)
}

function Answers({ request: { id, kind } }: { request: MemberRequest }) {
  const t = useText()
  const { call } = useDeps()
  const queryClient = useQueryClient()
  const toasts = useToasts()
  const navigate = useNavigate()
  const { mutate, isPending, variables } = useMutation({
    mutationFn: (answer: Answer) =>
      call('POST /organization/requests/:id/answer', { params: { id }, body: { answer } }),
    async onSuccess(_, answer) {
      toasts.show(t(`request.${answer}`))
      await queryClient.invalidateQueries({ queryKey: ORGANIZATION })
      if (kind === 'upgrade' && answer === 'granted') await navigate({ to: '/upgrade' })
    },
    async onError(error) {
      toasts.show(answerProblem(error, t), { tone: 'bad' })
      await queryClient.invalidateQueries({ queryKey: ORGANIZATION })
    },
  })
  return (
    <div className={own.answers}>
      {(['granted', 'declined'] as const).map((answer) => (
        <Button
          key={answer}
          size="sm"
          variant={answer === 'granted' ? 'filled' : 'default'}
          aria-describedby={id}
          loading={isPending && variables === answer}
          disabled={isPending}
          onClick={() => mutate(answer)}
        >
          {t(answer === 'granted' ? 'request.grant' : 'request.decline')}
        </Button>
      ))}
    </div>
  )
}
