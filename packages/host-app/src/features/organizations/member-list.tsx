import type { Organization } from '@scheduling/contract'
import { srcSetOf } from '@scheduling/contract/images'
import { useFormat, useText } from '../../language/language.tsx'
import { initials } from '../../ui/initials.ts'
import rows from '../../ui/rows.module.css'
import classes from './organizations.module.css'

type Member = Organization['members'][number]

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

function MemberRow({ member: { name, email, avatar, role, isMe, joinedAt } }: { member: Member }) {
  const t = useText()
  const format = useFormat()
  return (
    <article className={`${rows.row} ${classes.person}`} aria-label={name}>
      {avatar ? (
        <img className={classes.mark} src={avatar} srcSet={srcSetOf(avatar)} alt="" />
      ) : (
        <span className={classes.mark} aria-hidden data-initials={initials(name)} />
      )}
      <div className={rows.link}>
        <span className={rows.name}>
          <bdi>{name}</bdi>
          {isMe && <span className={classes.me}> ({t('organization.me')})</span>}
        </span>
        <span className={rows.facts}>
          <bdi>{email}</bdi>
          <span>{t('organization.joined_on', { date: format.dayOf(Date.parse(joinedAt)) })}</span>
        </span>
      </div>
      <span className={classes.role}>{t(`organization.role_${role}`)}</span>
    </article>
  )
}
