import { Button } from '@mantine/core'
import type { Organization } from '@scheduling/contract'
import { ApiError } from '@scheduling/contract/client'
import { useMutation, useQueryClient } from '@tanstack/react-query'
import { ORGANIZATION } from '../../data/acting/organization.ts'
import { useDeps } from '../../data/deps.ts'
import { ME } from '../../data/me.ts'
import { problemText } from '../../data/problem-text.ts'
import { useFormat, useText } from '../../language/language.tsx'
import { useToasts } from '../../ui/toasts/toast-list.tsx'
import classes from './organizations.module.css'

type Answer =
  | 'DELETE /organization/transfer'
  | 'POST /organization/transfer/accept'
  | 'POST /organization/transfer/decline'

/** A member is asked to own the organization: the owner can withdraw that, the member answers. Others see nothing. */
export function TransferSection({ organization: { transfer, members } }: { organization: Organization }) {
  const t = useText()
  const format = useFormat()
  const { call } = useDeps()
  const queryClient = useQueryClient()
  const toasts = useToasts()
  const owner = members.find(({ role }) => role === 'owner')
  const next = members.find(({ member_id }) => member_id === transfer?.member_id)
  const { mutate, isPending, variables } = useMutation({
    mutationFn: async ({ route }: { route: Answer; done: string }) => call(route),
    async onSuccess(organization, { done }) {
      queryClient.setQueryData(ORGANIZATION, organization)
      toasts.show(done)
      await queryClient.invalidateQueries({ queryKey: ME })
    },
    async onError(error) {
      const isOfPlan =
        error instanceof ApiError &&
        (error.code === 'upgrade_required' || error.code === 'exist_member_total')
      toasts.show(isOfPlan ? t('transfer.needs_plan') : problemText(error, t), { tone: 'bad' })
      await queryClient.invalidateQueries({ queryKey: ORGANIZATION })
    },
  })
  if (!transfer || !next || !owner) return null
  const [name, date] = [owner.name, format.dayOf(Date.parse(transfer.until))]
  const answers = next.isMe
    ? ([
        ['transfer.accept', 'POST /organization/transfer/accept', t('transfer.accepted')],
        ['transfer.decline', 'POST /organization/transfer/decline', t('transfer.declined', { name })],
      ] as const)
    : ([['transfer.withdraw', 'DELETE /organization/transfer', t('transfer.withdrawn')]] as const)
  return (
    <section className={classes.part} aria-labelledby="transfer">
      <h2 id="transfer" className={classes.title}>
        {next.isMe ? t('transfer.asked_title', { name }) : t('transfer.pending_title')}
      </h2>
      <p className={classes.reason}>
        {next.isMe ? t('transfer.asked', { name, date }) : t('transfer.pending', { name: next.name, date })}
      </p>
      <div className={classes.answers}>
        {answers.map(([action, route, done]) => (
          <Button
            key={route}
            variant={action === 'transfer.accept' ? 'filled' : 'default'}
            loading={isPending && variables.route === route}
            disabled={isPending}
            onClick={() => mutate({ route, done })}
          >
            {t(action)}
          </Button>
        ))}
      </div>
    </section>
  )
}
