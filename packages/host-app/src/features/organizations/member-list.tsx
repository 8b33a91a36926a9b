import { reaches } from '../../data/acting/reach.ts'
import { useMe } from '../../data/use-me.ts'
import { useFormat, useText } from '../../language/language.tsx'
import { PersonMark } from '../../ui/person-mark/person-mark.tsx'
import rows from '../../ui/rows.module.css'
import { MemberMenu } from './member-menu.tsx'
import classes from './organizations.module.css'
import type { Member } from './use-people-actions.ts'

export function MemberList({ members }: { members: readonly Member[] }) {
  const t = useText()
  return (
    <section className={classes.part} aria-labelledby="people">
      <h2 id="people" className={classes.title}>
        {t('organization.people')}
      </h2>
      <ul className={rows.list}>
        {members.map((member) => (
          <li key={member.member_id}>
            <MemberRow member={member} />
          </li>
        ))}
      </ul>
    </section>
  )
}

function MemberRow({ member }: { member: Member }) {
  const t = useText()
  const { name, email, avatar, role, isMe, isShown, joinedAt } = member
  const isManaged = reaches(useMe(), 'manage_people') && (isShown || role !== 'owner')
  const format = useFormat()
  return (
    <article className={`${rows.row} ${classes.person}`} aria-label={name}>
      <PersonMark name={name} picture={avatar} />
      <div className={rows.link}>
        <span className={rows.name}>
          <bdi>{name}</bdi>
          {isMe && <span className={classes.me}> ({t('organization.me')})</span>}
        </span>
        <span className={rows.facts}>
          <bdi>{email}</bdi>
          <span>{t('organization.joined_on', { date: format.dayOf(Date.parse(joinedAt)) })}</span>
          {!isShown && <span>{t('organization.hidden')}</span>}
        </span>
      </div>
      <span className={classes.role}>{t(`organization.role_${role}`)}</span>
      {(isMe || isManaged) && <MemberMenu member={member} />}
    </article>
  )
}
