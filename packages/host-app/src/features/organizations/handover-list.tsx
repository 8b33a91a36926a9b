import type { Handover } from '@scheduling/contract'
import { useQuery } from '@tanstack/react-query'
import { Link } from '@tanstack/react-router'
import { useDeps } from '../../data/deps.ts'
import { useFormat, useText } from '../../language/language.tsx'
import rows from '../../ui/rows.module.css'
import classes from './organizations.module.css'
import { handoversQuery } from './queries.ts'

/** Meetings of people who have gone, which nobody has taken. Nothing where there are none. */
export function HandoverList() {
  const t = useText()
  const { call } = useDeps()
  const { data } = useQuery(handoversQuery(call))
  if (!data || data.total === 0) return null
  const more = data.total - data.handovers.length
  return (
    <section className={classes.part} aria-labelledby="handovers">
      <h2 id="handovers" className={classes.title}>
        {t('handovers.title')}
      </h2>
      <p>{t('handovers.text')}</p>
      <ul className={rows.list}>
        {data.handovers.map((one) => (
          <li key={`${one.bookingId} ${one.person}`}>
            <HandoverRow handover={one} />
          </li>
        ))}
      </ul>
      {more > 0 && <p>{t('handovers.more', { count: more })}</p>}
    </section>
  )
}

function HandoverRow({ handover }: { handover: Handover }) {
  const t = useText()
  const format = useFormat()
  const { bookingId, start, eventName, invitee, person, reason } = handover
  // The name of a deleted account is gone.
  const name = handover.to ?? ''
  const time = format.dateTime(Date.parse(start))
  return (
    <article className={`${rows.row} ${classes.person}`} aria-label={`${eventName}, ${time}`}>
      <Link className={rows.link} to="/scheduled-events" search={{ booking: bookingId }}>
        <span className={rows.name}>
          <bdi>{invitee || eventName}</bdi>
        </span>
        <span className={rows.facts}>
          <span>{time}</span>
          {invitee && <bdi>{eventName}</bdi>}
          <span>{person ? t('handovers.still', { name: person }) : t('handovers.still_deleted')}</span>
        </span>
        <span className={classes.reason}>
          {reason === null
            ? t('handovers.waiting')
            : t(name === '' ? `handovers.nobody_${reason}` : `handovers.${reason}`, { name })}
        </span>
      </Link>
    </article>
  )
}
