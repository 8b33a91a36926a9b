import { Skeleton } from '@mantine/core'
import type { PersonReasons, Reason } from '@scheduling/contract'
import type { Instant } from '@scheduling/domain'
import { useQuery } from '@tanstack/react-query'
import { Link } from '@tanstack/react-router'
import { useActFor } from '../../data/acting/use-act-for.ts'
import { useDeps } from '../../data/deps.ts'
import { namedQuery } from '../busy/queries.ts'
import { reasonsQuery } from './queries.ts'
import { useFormat, useText } from '../../language/language.tsx'
import { IconCheck } from '../../ui/icons.ts'
import { Answer } from '../../ui/states/answer.tsx'
import { groupReasons, linkOfPeople, reasonKey, reasonLink, reasonText, textOfPeople } from './reason-text.ts'
import type { ReasonLink, ReasonPart } from './reason-text.ts'
import classes from './why-no-time.module.css'
import { NameList } from '../../ui/name-list.tsx'

interface Props {
  eventTypeId: string
  start: Instant
  onPart: (part: ReasonPart) => void
}

/** All reasons why a start is not free. Of a team, also who cannot come. */
export function Reasons({ eventTypeId, start, onPart }: Props) {
  const format = useFormat()
  const { call } = useDeps()
  const reasons = useQuery(reasonsQuery(call, eventTypeId, new Date(start).toISOString()))
  return (
    <div className={classes.answer}>
      <h3>{format.dayTime(start)}</h3>
      <Answer of={reasons} loading={<Skeleton height={20} width="70%" />}>
        {({ reasons: found, people }) =>
          people ? (
            <TeamReasons reasons={found} people={people} onPart={onPart} />
          ) : (
            <ReasonList reasons={found} onPart={onPart} />
          )
        }
      </Answer>
    </div>
  )
}

function ReasonList({ reasons, onPart }: { reasons: readonly Reason[]; onPart: Props['onPart'] }) {
  const t = useText()
  const format = useFormat()
  if (reasons.length === 0)
    return (
      <p className={classes.free}>
        <IconCheck size={16} aria-hidden />
        {t('why.none')}
      </p>
    )
  return (
    <ul className={classes.reasons}>
      {reasons.map((reason) => (
        <li key={`${reason.code}-${reason.start}`}>
          {reasonText(reason, t, format)} <ReasonEvent reason={reason} />{' '}
          <ReasonAnchor link={reasonLink(reason)} onPart={onPart} />
        </li>
      ))}
    </ul>
  )
}

/** What holds for everybody, then who cannot come and why, then who could. */
function TeamReasons({
  reasons,
  people,
  onPart,
}: {
  reasons: readonly Reason[]
  people: readonly PersonReasons[]
  onPart: Props['onPart']
}) {
  const t = useText()
  const format = useFormat()
  const { shared, ofPeople, free } = groupReasons(reasons, people)
  return (
    <>
      <ReasonList reasons={shared} onPart={onPart} />
      <ul className={classes.reasons} aria-label={t('team.people')}>
        {ofPeople.map((group) => (
          <li key={reasonKey(group.reason)}>
            {textOfPeople(group, t, format)} <Names of={group.people} />{' '}
            <ReasonAnchor link={linkOfPeople(group)} onPart={onPart} />
          </li>
        ))}
        {free.length > 0 && (
          <li>
            {t('why.person_free')} <Names of={free} />
          </li>
        )}
      </ul>
    </>
  )
}

function Names({ of: people }: { of: readonly PersonReasons[] }) {
  return (
    <b>
      <NameList names={people.map(({ name }) => name)} />
    </b>
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

function ReasonAnchor({ link, onPart }: { link: ReasonLink; onPart: Props['onPart'] }) {
  const t = useText()
  const actFor = useActFor()
  switch (link.to) {
    case 'section':
      return (
        <button type="button" className={classes.link} onClick={() => onPart(link.section)}>
          {t(`section.${link.section}`)}
        </button>
      )
    case 'team':
      return (
        <button type="button" className={classes.link} onClick={() => onPart('team')}>
          {t('team.title')}
        </button>
      )
    case 'own_hours':
      return (
        <button
          type="button"
          className={classes.link}
          onClick={() => void actFor(undefined, '/availability')}
        >
          {t('why.your_hours')}
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
