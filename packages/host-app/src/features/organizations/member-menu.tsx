import { ActionIcon, Menu } from '@mantine/core'
import type { MeetingsOfGone } from '@scheduling/contract'
import { useState } from 'react'
import { reaches } from '../../data/acting/reach.ts'
import { useMe } from '../../data/use-me.ts'
import { useText } from '../../language/language.tsx'
import { ConfirmDialog } from '../../ui/confirm-dialog.tsx'
import { IconDelete, IconHide, IconMore, IconPeople, IconShow, IconStar } from '../../ui/icons.ts'
import { MeetingsChoice } from './meetings-choice.tsx'
import classes from './organizations.module.css'
import { usePeopleActions } from './use-people-actions.ts'
import type { Member } from './use-people-actions.ts'

/** What can be done with a member: by those who manage people, and by themselves. Only a transfer moves the owner. */
export function MemberMenu({ member }: { member: Member }) {
  const t = useText()
  const me = useMe()
  const actions = usePeopleActions()
  const [asked, setAsked] = useState<'remove' | 'transfer'>()
  const [meetings, setMeetings] = useState<MeetingsOfGone>({ kind: 'stay' })
  const { name, member_id: memberId, isMe, isShown } = member
  const isManaged = reaches(me, 'manage_people') && !isMe && member.role !== 'owner'
  const next = member.role === 'admin' ? 'member' : 'admin'
  const confirmed = () => {
    if (asked === 'remove') void actions.remove(member, meetings)
    if (asked === 'transfer') void actions.transfer(member)
    setAsked(undefined)
  }
  return (
    <>
      <Menu position="bottom-end" width={220}>
        <Menu.Target>
          <ActionIcon variant="subtle" color="gray" size={40} aria-label={t('organization.more', { name })}>
            <IconMore size={18} />
          </ActionIcon>
        </Menu.Target>
        <Menu.Dropdown>
          {isManaged && (
            <Menu.Item
              leftSection={<IconPeople size={16} />}
              onClick={() => void actions.changeRole(member, next)}
            >
              {t(`organization.make_${next}`)}
            </Menu.Item>
          )}
          {isManaged && reaches(me, 'ownership') && (
            <Menu.Item leftSection={<IconStar size={16} />} onClick={() => setAsked('transfer')}>
              {t('organization.make_owner')}
            </Menu.Item>
          )}
          {(isShown || isMe) && (
            <Menu.Item
              leftSection={isShown ? <IconHide size={16} /> : <IconShow size={16} />}
              onClick={() => void actions.show(member, !isShown)}
            >
              {t(isShown ? 'organization.hide' : 'organization.show')}
            </Menu.Item>
          )}
          {isManaged && (
            <Menu.Item color="red" leftSection={<IconDelete size={16} />} onClick={() => setAsked('remove')}>
              {t('organization.remove')}
            </Menu.Item>
          )}
        </Menu.Dropdown>
      </Menu>
      <ConfirmDialog
        isOpen={asked === 'remove'}
        title={t('organization.remove_title', { name })}
        action={t('organization.remove')}
        onClose={() => setAsked(undefined)}
        onConfirm={confirmed}
      >
        <div className={classes.dialog}>
          <p>{t('organization.remove_text')}</p>
          <MeetingsChoice memberId={memberId} name={name} value={meetings} onChange={setMeetings} />
        </div>
      </ConfirmDialog>
      <ConfirmDialog
        isOpen={asked === 'transfer'}
        title={t('organization.transfer_title', { name })}
        action={t('organization.make_owner')}
        onClose={() => setAsked(undefined)}
        onConfirm={confirmed}
      >
        {t('organization.transfer_text')}
      </ConfirmDialog>
    </>
  )
}
