import { Skeleton } from '@mantine/core'
import type { Reason } from '@scheduling/contract'
import type { Instant } from '@scheduling/domain'
import { useQuery } from '@tanstack/react-query'
import { Link } from '@tanstack/react-router'
import { useDeps } from '../../data/deps.ts'
import { namedQuery } from '../busy/queries.ts'
import { reasonsQuery } from './queries.ts'
import { useFormat, useText } from '../../language/language.tsx'
import { IconCheck } from '../../ui/icons.ts'
import { Answer } from '../../ui/states/answer.tsx'
import { reasonLink, reasonText } from './reason-text.ts'
import type { ReasonLink } from './reason-text.ts'
import classes from './why-no-time.module.css'
import { NameList } from '../../ui/name-list.tsx'

interface Props {
  eventTypeId: string
  start: Instant
  onSection: (section: Extract<ReasonLink, { to: 'section' }>['section']) => void
}

/** All reasons why a start is not free. */
export function Reasons({ eventTypeId, start, onSection }: Props) {
  const t = useText()
  const format = useFormat()
  const { call } = useDeps()
  const reasons = useQuery(reasonsQuery(call, eventTypeId, new Date(start).toISOString()))
  return (
    <div className={classes.answer}>
      <h3>{`${format.dayOf(start)}, ${format.time(start)}`}</h3>
      <Answer of={reasons} loading={<Skeleton height={20} width="70%" />}>
        {({ reasons: found }) =>
          found.length === 0 ? (
            <p className={classes.free}>
              <IconCheck size={16} aria-hidden />
              {t('why.none')}
            </p>
          ) : (
            <ul className={classes.reasons}>
              {found.map((reason) => (
                <li key={`${reason.code}-${reason.start}`}>
                  {reasonText(reason, t, format)} <ReasonEvent reason={reason} />{' '}
                  <ReasonAnchor reason={reason} onSection={onSection} />
                </li>
              ))}
            </ul>
          )
        }
      </Answer>
    </div>
  )
}

/** The calendar event at that time. Empty if the calendar only says that it is busy. */
function ReasonEvent({ reason: { start = '', end = '', calendar } }: { reason: Reason }) {
  const { call } = useDeps()
  const span = { start: Date.parse(start), end: Date.parse(end) }
  const events = useQuery({ ...namedQuery(call, span), enabled: calendar !== undefined })
  const titles = (events.data ?? []).flatMap((event) =>
    event.calendar === calendar && event.title !== null ? [event.title] : [],
  )
  return (
    titles.length > 0 && (
      <b>
        <NameList names={titles} />
      </b>
    )
  )
}

function ReasonAnchor({ reason, onSection }: { reason: Reason; onSection: Props['onSection'] }) {
  const t = useText()
  const link = reasonLink(reason)
  switch (link.to) {
    case 'section':
      return (
        <button type="button" className={classes.link} onClick={() => onSection(link.section)}>
          {t(`section.${link.section}`)}
        </button>
      )
    case 'booking':
      return (
        <Link to="/scheduled-events" search={{ booking: link.id }}>
          {t('why.see_booking')}
        </Link>
      )
    case 'none':
      return null
  }
}
