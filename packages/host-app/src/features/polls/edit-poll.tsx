import { Button } from '@mantine/core'
import type { Poll } from '@scheduling/contract'
import { useNavigate } from '@tanstack/react-router'
import { useNow } from '../../data/use-now.ts'
import { useText } from '../../language/language.tsx'
import { useKeptForm } from '../../ui/form/use-kept-form.tsx'
import { LinkButton } from '../../ui/link-button.tsx'
import { ChangedFrom } from '../activity/changed-from.tsx'
import { PickingPage } from '../picking/picking-page.tsx'
import { refusalText } from '../picking/refusal-text.ts'
import { PollFields, PollOptions } from './poll-form.tsx'
import { changeOf, lossesBy, valuesOf } from './poll-change.ts'
import { checkPoll, pollRefusals } from './poll-values.ts'
import { usePollActions } from './use-poll-actions.ts'

/** Changes an open poll. Warns before votes are lost. */
export function EditPoll({ poll }: { poll: Poll }) {
  const t = useText()
  const now = useNow()
  const navigate = useNavigate()
  const actions = usePollActions()
  const here = { to: '/groupinvite/$id', params: { id: poll.id } } as const
  const kept = useKeptForm({
    name: `poll.${poll.id}`,
    saved: valuesOf(poll),
    check: (values) => checkPoll(values, now, t, poll.slots),
    refusals: (error, sent) => pollRefusals(error, sent, t),
    failureOf: (error) => refusalText(error, t),
    reread: () => actions.reread(poll),
    async send(values, changed, leave) {
      await actions.change(poll, changeOf(poll, values, changed))
      await leave(() => navigate({ ...here, replace: true, ignoreBlocker: true }))
      return values
    },
  })
  const { form } = kept
  const { isLonger, takenAway } = lossesBy(poll, form.values)
  const told = form.values.notifiesParticipants
  return (
    <PickingPage
      isKnown
      up={{ to: '/groupinvite', text: t('room.polls') }}
      title={t('poll.edit_name', { name: poll.name })}
      text={t('poll.edit_text')}
      actions={
        <LinkButton {...here} variant="default">
          {t('poll.back')}
        </LinkButton>
      }
      phone={t('poll.phone_edit')}
      kept={kept}
      changedFrom={<ChangedFrom kind="poll_changed" of={poll.id} />}
      fields={
        <>
          <PollFields form={form} isKnown />
          {isLonger && <p role="alert">{t(told ? 'poll.longer_told' : 'poll.longer')}</p>}
          {!isLonger && takenAway > 0 && (
            <p role="alert">{t(told ? 'poll.taken_away_told' : 'poll.taken_away', { count: takenAway })}</p>
          )}
          <Button type="submit" loading={form.isSending} disabled={!form.isDirty}>
            {t('form.save')}
          </Button>
        </>
      }
      picker={<PollOptions form={form} />}
    />
  )
}
