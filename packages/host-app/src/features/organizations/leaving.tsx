import { Button } from '@mantine/core'
import type { MeetingsOfGone, Organization } from '@scheduling/contract'
import { useState } from 'react'
import { useText } from '../../language/language.tsx'
import { ConfirmDialog } from '../../ui/dialogs/confirm-dialog.tsx'
import { MeetingsChoice, useKnowsMeetings } from './meetings-choice.tsx'
import classes from './organizations.module.css'
import { usePeopleActions } from './use-people-actions.ts'

export function Leaving({ members }: Pick<Organization, 'members'>) {
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
