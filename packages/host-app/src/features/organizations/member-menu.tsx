import { Menu } from '@mantine/core'
import type { MeetingsOfGone } from '@scheduling/contract'
import { useState } from 'react'
import { reaches } from '../../data/acting/reach.ts'
import { useMe } from '../../data/use-me.ts'
import { useText } from '../../language/language.tsx'
import { ConfirmDialog } from '../../ui/dialogs/confirm-dialog.tsx'
import { IconDelete, IconHide, IconPeople, IconShow, IconStar } from '../../ui/icons.ts'
import { MoreMenu, WorkItem } from '../../ui/work/more-menu.tsx'
import { MeetingsChoice, useKnowsMeetings } from './meetings-choice.tsx'
import classes from './organizations.module.css'
import { usePeopleActions } from './use-people-actions.ts'
import type { Member } from './use-people-actions.ts'

/** What can be done with a member: by those who manage people, and by themselves. Only a transfer moves the owner. */
export function MemberMenu({ member }: { member: Member }) {
  const t = useText()
  const me = useMe()
  const actions = usePeopleActions()
  const [asked, setAsked] = useState<'remove' | 'transfer'>()
  const [meetings, setMeetings] = useState<MeetingsOfGone>({ kind: 'pool' })
  const { name, member_id: memberId, isMe, isShown } = member
  const knowsMeetings = useKnowsMeetings(memberId, asked === 'remove')
  const isManaged = reaches(me, 'manage_people') && !isMe && member.role !== 'owner'
  const next = member.role === 'admin' ? 'member' : 'admin'
  const close = () => setAsked(undefined)
  return (
    <>
      <MoreMenu label={t('organization.more', { name })} width={220}>
        {isManaged && (
          <WorkItem leftSection={<IconPeople size={16} />} work={() => actions.changeRole(member, next)}>
            {t(`organization.make_${next}`)}
          </WorkItem>
        )}
        {isManaged && reaches(me, 'ownership') && (
          <Menu.Item leftSection={<IconStar size={16} />} onClick={() => setAsked('transfer')}>
            {t('organization.make_owner')}
          </Menu.Item>
        )}
        {(isShown || isMe) && (
          <WorkItem
            leftSection={isShown ? <IconHide size={16} /> : <IconShow size={16} />}
            work={() => actions.show(member, !isShown)}
          >
            {t(isShown ? 'organization.hide' : 'organization.show')}
          </WorkItem>
        )}
        {isManaged && (
          <Menu.Item color="red" leftSection={<IconDelete size={16} />} onClick={() => setAsked('remove')}>
            {t('organization.remove')}
          </Menu.Item>
        )}
      </MoreMenu>
      <ConfirmDialog
        isOpen={asked === 'remove'}
        title={t('organization.remove_title', { name })}
        action={t('organization.remove')}
        isReady={knowsMeetings}
        onClose={close}
        onConfirm={() => {
          close()
          return actions.remove(member, meetings)
        }}
      >
        <div className={classes.dialog}>
          <p>{t('organization.remove_text')}</p>
          <MeetingsChoice memberId={memberId} name={name} value={meetings} onChange={setMeetings} />
        </div>
      </ConfirmDialog>
      <ConfirmDialog
        isOpen={asked === 'transfer'}
        title={t('organization.transfer_title', { name })}
        action={t('organization.transfer_ask', { name })}
        isHarmless
        onClose={close}
        onConfirm={() => {
          close()
          return actions.transfer(member)
        }}
      >
        {t('organization.transfer_text')}
      </ConfirmDialog>
    </>
  )
}
