import type { HostBooking } from '@scheduling/contract'
import { dateOf, isRoom, roomUrl } from '@scheduling/domain'
import { useMe } from '../../../data/use-me.ts'
import { useFormat, useText } from '../../../language/language.tsx'
import { NameList } from '../../../ui/name-list.tsx'
import { LocationIcon } from '../../event-types/location-icon.tsx'
import classes from './booking-details.module.css'
import { ChangeButton } from './change-button.tsx'
import { Fact, Facts } from './facts.tsx'
import { GuestsFact } from './guests-fact.tsx'
import { MissingRoom } from './missing-room.tsx'
import { turnReasons } from './receipt-lines.ts'
import type { HostTranslate } from '@scheduling/messages/host'

const NAMED = ['utm_source', 'utm_medium', 'utm_campaign', 'utm_term', 'utm_content'] as const

/** Where the invitee came from, line by line: campaigns in words, click ids by their names. */
function trackingLines(tracking: HostBooking['tracking'], t: HostTranslate): string[] {
  return Object.entries(tracking).map(([name, value]) => {
    const named = NAMED.find((one) => one === name)
    return named ? t(`booking.${named}`, { value }) : `${name}: ${value}`
  })
}

interface Props {
  booking: HostBooking
}

interface FactsProps extends Props {
  /** The meeting is upcoming and not canceled. */
  canChange: boolean
  /** Opens what changes a fact. Absent: it cannot be changed now. */
  onChange?: ((fact: 'guests' | 'place') => void) | undefined
}

/** Everything about a meeting except when it is. */
export function BookingFacts({ booking, canChange, onChange }: FactsProps) {
  const t = useText()
  const format = useFormat()
  const tracking = trackingLines(booking.tracking, t)
  const turns = turnReasons(booking, t)

  return (
    <Facts>
      <InviteeFact booking={booking} />
      {!booking.date && <TheirTimeFact booking={booking} />}
      <LocationFact booking={booking} canChange={canChange} onChange={onChange} />
      {booking.people && (
        <Fact name={t('booking.people')}>
          <NameList names={booking.people.map(({ name }) => name)} />
        </Fact>
      )}
      {turns.length > 0 && (
        <Fact name={t('receipt.why_host')}>
          {turns.map((line) => (
            <bdi key={line} className={classes.line}>
              {line}
            </bdi>
          ))}
        </Fact>
      )}
      <GuestsFact booking={booking} {...(onChange && { onChange: () => onChange('guests') })} />
      {booking.answers.map(({ label, answer }) => (
        <Fact key={label} name={label}>
          <NameList names={typeof answer === 'string' ? [answer || '–'] : answer} />
        </Fact>
      ))}
      <ChangeFacts booking={booking} />
      <Fact name={t('booking.booked_at')}>{format.dateTime(Date.parse(booking.bookedAt))}</Fact>
      {tracking.length > 0 && (
        <Fact name={t('booking.came_from')}>
          {tracking.map((line) => (
            <bdi key={line} className={classes.line}>
              {line}
            </bdi>
          ))}
        </Fact>
      )}
    </Facts>
  )
}

function InviteeFact({ booking: { invitee, erasure } }: Props) {
  const t = useText()
  return (
    <Fact name={t('booking.invitee')}>
      {erasure === 'done' ? (
        t('booking.erased')
      ) : (
        <>
          <bdi>{invitee.name}</bdi>
          <br />
          <a href={`mailto:${encodeURIComponent(invitee.email)}`}>{invitee.email}</a>
        </>
      )}
    </Fact>
  )
}

/** The time as the invitee sees it. */
function TheirTimeFact({ booking }: Props) {
  const t = useText()
  const format = useFormat()
  const { timeZone } = booking.invitee
  const start = Date.parse(booking.start)
  const end = Date.parse(booking.end)
  return (
    <Fact name={t('booking.their_time')}>
      {timeZone !== format.timeZone
        ? format.joined(format.fullDay(dateOf(timeZone, start)), format.timeRange(start, end, timeZone))
        : t('booking.same_zone')}
      <br />
      <span className={classes.dim}>{format.zone(timeZone, start)}</span>
    </Fact>
  )
}

function LocationFact({ booking: { location }, canChange, onChange }: FactsProps) {
  const t = useText()
  const room = roomUrl(location)
  return (
    <Fact name={t('booking.location')}>
      <span className={classes.place}>
        <LocationIcon kind={location.kind} size={16} />
        {t(`location.${location.kind}`)}
      </span>
      {room && (
        <a className={classes.value} href={room} target="_blank" rel="noopener noreferrer">
          <bdi>{room}</bdi>
        </a>
      )}
      {canChange && isRoom(location.kind) && !room && <MissingRoom kind={location.kind} />}
      {'value' in location && (
        <span className={classes.value}>
          <bdi>{location.value}</bdi>
        </span>
      )}
      {onChange && <ChangeButton text={t('booking.change_place')} onClick={() => onChange('place')} />}
    </Fact>
  )
}

/** How it was moved or canceled. */
function ChangeFacts({ booking }: Props) {
  const t = useText()
  const format = useFormat()
  const { date, formerStart } = booking
  return (
    <>
      {formerStart && (
        <Fact name={t('booking.former')}>
          <s>{date ? format.fullDayOf(Date.parse(formerStart)) : format.dateTime(Date.parse(formerStart))}</s>
        </Fact>
      )}
      {booking.rescheduledBy && (
        <Fact name={t('booking.rescheduled_by')}>
          <ChangedBy booking={booking} by={booking.rescheduledBy} person={booking.rescheduledByPerson} />
        </Fact>
      )}
      {booking.rescheduleReason && (
        <Fact name={t('booking.reschedule_reason')}>
          <bdi>{booking.rescheduleReason}</bdi>
        </Fact>
      )}
      {booking.wasReassigned && <Fact name={t('booking.canceled_by')}>{t('booking.reassigned_fact')}</Fact>}
      {booking.canceledBy && !booking.wasReassigned && (
        <Fact name={t('booking.canceled_by')}>
          <ChangedBy booking={booking} by={booking.canceledBy} person={booking.canceledByPerson} />
        </Fact>
      )}
      {booking.cancelReason && (
        <Fact name={t('booking.cancel_reason')}>
          <bdi>{booking.cancelReason}</bdi>
        </Fact>
      )}
    </>
  )
}

interface ChangedByProps extends Props {
  by: 'host' | 'invitee'
  person: HostBooking['canceledByPerson']
}

/** Who moved or canceled it. Of old bookings we know only which side. */
function ChangedBy({ booking, by, person }: ChangedByProps) {
  const t = useText()
  const { organization } = useMe()
  if (by === 'invitee') return t('booking.by_invitee')
  if (person && !person.isYou) return <bdi>{person.name}</bdi>
  const isOfTeam = organization !== null || booking.people !== undefined
  return t(person || !isOfTeam ? 'booking.by_you' : 'booking.by_team')
}
