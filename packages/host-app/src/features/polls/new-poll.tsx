import { Button } from '@mantine/core'
import { useNavigate } from '@tanstack/react-router'
import { useMe } from '../../data/use-me.ts'
import { useNow } from '../../data/use-now.ts'
import { useText } from '../../language/language.tsx'
import { useKeptForm } from '../../ui/form/use-kept-form.tsx'
import { PickingPage } from '../picking/picking-page.tsx'
import { refusalText } from '../picking/refusal-text.ts'
import { PollFields, PollOptions } from './poll-form.tsx'
import { bodyOf, checkPoll, newPoll, pollRefusals } from './poll-values.ts'
import { usePollActions } from './use-poll-actions.ts'

/** Lets people vote on times or days. */
export function NewPoll() {
  const t = useText()
  const me = useMe()
  const now = useNow()
  const navigate = useNavigate()
  const actions = usePollActions()
  const kept = useKeptForm({
    name: 'poll.new',
    saved: newPoll(me.timeZone),
    check: (values) => checkPoll(values, now, t),
    refusals: (error, sent) => pollRefusals(error, sent, t),
    failureOf: (error) => refusalText(error, t),
    async send(values, _changed, leave) {
      const { id } = await actions.add(bodyOf(values))
      await leave(() =>
        navigate({ to: '/groupinvite/$id', params: { id }, replace: true, ignoreBlocker: true }),
      )
      return values
    },
  })
  const { form } = kept
  return (
    <PickingPage
      up={{ to: '/groupinvite', text: t('room.polls') }}
      title={t('poll.add')}
      text={t('poll.add_text')}
      phone={t('poll.phone')}
      kept={kept}
      fields={
        <>
          <PollFields form={form} />
          <Button type="submit" loading={form.isSending}>
            {t('poll.create')}
          </Button>
        </>
      }
      picker={<PollOptions form={form} />}
    />
  )
}
