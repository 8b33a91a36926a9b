import { Button, Group, Loader } from '@mantine/core'
import type { MailedRequest } from '@scheduling/contract'
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import { Link } from '@tanstack/react-router'
import { useDeps } from '../../../data/deps.ts'
import { problemText } from '../../../data/problem-text.ts'
import { useText } from '../../../language/language.tsx'
import classes from '../../accounts/account-page.module.css'
import { AccountPage } from '../../accounts/account-page.tsx'
import { WorkButton } from '../../../ui/work/work-button.tsx'
import type { Answer } from '../answer-problem.ts'
import { answerProblem } from '../answer-problem.ts'

const mailedRequest = (key: string) => ['member-request', key] as const

/** The page behind the link that asks an owner. Opening it answers nothing: mail scanners follow links. */
export function RequestPage({ mailedKey: key }: { mailedKey: string }) {
  const t = useText()
  const { call } = useDeps()
  const { data, error } = useQuery({
    queryKey: mailedRequest(key),
    queryFn: ({ signal }) => call('GET /organization/request', { query: { key }, signal }),
    retry: false,
  })
  if (data) return <Asked mailedKey={key} request={data} />
  if (!error)
    return (
      <AccountPage title={t('request.page_title')} text={t('request.wait')}>
        <Loader color="gray" size="sm" mt="md" />
      </AccountPage>
    )
  return (
    <AccountPage title={t('request.page_title')} text={<Link to="/">{t('request.home')}</Link>}>
      <p className={classes.alert} role="alert">
        {problemText(error, t)}
      </p>
    </AccountPage>
  )
}

function Asked({ mailedKey: key, request }: { mailedKey: string; request: MailedRequest }) {
  const t = useText()
  const { call } = useDeps()
  const queryClient = useQueryClient()
  const choosePlan = useChoosePlan(request)
  const { kind, name, organization, eventType, answer: given } = request
  const { mutate, isPending, variables, error } = useMutation({
    mutationFn: (answer: Answer) => call('POST /organization/request', { query: { key }, body: { answer } }),
    async onSuccess(answered) {
      queryClient.setQueryData(mailedRequest(key), answered)
      if (kind === 'upgrade' && answered.answer === 'granted') await choosePlan()
    },
  })
  const names = { name, organization: organization.name, eventType: eventType?.name ?? '' }
  return (
    <AccountPage
      title={t('request.page_title')}
      text={t(kind === 'upgrade' ? 'request.of_upgrade' : 'request.of_access', names)}
    >
      {given === null ? (
        <>
          <p>{t(kind === 'upgrade' ? 'request.upgrade_hint' : 'request.access_hint')}</p>
          {error && (
            <p className={classes.alert} role="alert">
              {answerProblem(error, t)}
            </p>
          )}
          <Group mt="md">
            {(['granted', 'declined'] as const).map((answer) => (
              <Button
                key={answer}
                variant={answer === 'granted' ? 'filled' : 'default'}
                loading={isPending && variables === answer}
                disabled={isPending}
                onClick={() => mutate(answer)}
              >
                {t(answer === 'granted' ? 'request.grant' : 'request.decline')}
              </Button>
            ))}
          </Group>
        </>
      ) : (
        <>
          <p role="status">{t(`request.was_${given}`, { name })}</p>
          {kind === 'upgrade' && given === 'granted' ? (
            <WorkButton mt="md" work={choosePlan}>
              {t('request.choose_plan')}
            </WorkButton>
          ) : (
            <p>
              <Link to="/">{t('request.home')}</Link>
            </p>
          )}
        </>
      )}
    </AccountPage>
  )
}

/** Leads to the plans of the organization; who is signed out signs in first. */
function useChoosePlan({ organization }: MailedRequest): () => Promise<void> {
  const { session, document } = useDeps()
  return async () => {
    session.actFor(organization.id)
    await document.leaveFor('/upgrade')
  }
}
