import { Button, Checkbox, TextInput } from '@mantine/core'
import type { MeetingsOfGone, Organization } from '@scheduling/contract'
import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { useDeps } from '../../data/deps.ts'
import { useSentForm } from '../../data/use-sent-form.ts'
import { useText } from '../../language/language.tsx'
import { ConfirmDialog } from '../../ui/dialogs/confirm-dialog.tsx'
import { FormNotices } from '../../ui/form/form-notices.tsx'
import { MeetingsChoice, useKnowsMeetings } from './meetings-choice.tsx'
import classes from './organizations.module.css'
import { toComeQuery } from './queries.ts'
import { usePeopleActions } from './use-people-actions.ts'

/** The owner deletes the organization, others leave it. */
export function LeaveSection({ organization }: { organization: Organization }) {
  return organization.role === 'owner' ? (
    <Deletion link={organization.link} />
  ) : (
    <Leaving members={organization.members} />
  )
}

function Deletion({ link }: { link: string }) {
  const t = useText()
  const { deleteIt } = usePeopleActions()
  const { call } = useDeps()
  const { data } = useQuery(toComeQuery(call, undefined))
  const count = data?.total ?? 0
  const { form, failure, element } = useSentForm({
    saved: { link: '', cancels: false },
    check: (values) => ({
      ...(values.link.trim() !== link && { link: t('organization.delete_other') }),
      ...(count > 0 && !values.cancels && { cancels: t('organization.delete_cancels_first') }),
    }),
    send: ({ link: typed, cancels }) => deleteIt(typed.trim(), cancels && count > 0),
  })
  return (
    <section className={classes.part} aria-labelledby="delete">
      <h2 id="delete" className={classes.title}>
        {t('organization.delete_title')}
      </h2>
      <p>{t('organization.delete_text')}</p>
      <form {...element} className={classes.form}>
        <FormNotices isRestored={false} failure={failure} />
        <TextInput
          {...form.text('link')}
          aria-required
          label={t('organization.delete_label', { link })}
          dir="ltr"
          autoComplete="off"
          autoCapitalize="none"
          spellCheck={false}
        />
        {count > 0 && (
          <Checkbox
            name="cancels"
            label={t('organization.delete_cancels', { count })}
            description={t('organization.delete_cancels_text')}
            checked={form.values.cancels}
            error={form.error('cancels')}
            onChange={({ target }) => form.set('cancels', target.checked)}
          />
        )}
        <div>
          <Button type="submit" color="red" loading={form.isSending}>
            {t('organization.delete')}
          </Button>
        </div>
      </form>
    </section>
  )
}

function Leaving({ members }: Pick<Organization, 'members'>) {
  const t = useText()
  const { leave } = usePeopleActions()
  const [isAsked, setAsked] = useState(false)
  const [meetings, setMeetings] = useState<MeetingsOfGone>({ kind: 'stay' })
  const me = members.find(({ isMe }) => isMe)
  const isReady = useKnowsMeetings(me?.member_id, isAsked)
  return (
    <section className={classes.part} aria-labelledby="leave">
      <h2 id="leave" className={classes.title}>
        {t('organization.leave_title')}
      </h2>
      <p>{t('organization.leave_text')}</p>
      <div>
        <Button variant="default" color="red" onClick={() => setAsked(true)}>
          {t('organization.leave')}
        </Button>
      </div>
      <ConfirmDialog
        isOpen={isAsked}
        title={t('organization.leave_sure')}
        action={t('organization.leave')}
        isReady={isReady}
        onClose={() => setAsked(false)}
        onConfirm={() => {
          setAsked(false)
          return leave(meetings)
        }}
      >
        <div className={classes.dialog}>
          <p>{t('organization.leave_text')}</p>
          {me && <MeetingsChoice memberId={me.member_id} value={meetings} onChange={setMeetings} />}
        </div>
      </ConfirmDialog>
    </section>
  )
}
