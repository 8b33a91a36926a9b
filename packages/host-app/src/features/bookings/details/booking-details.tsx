import { Button } from '@mantine/core'
import type { HostBooking } from '@scheduling/contract'
import { clockChangeBetween, dateOf, isRoom, roomUrl } from '@scheduling/domain'
import { clockText } from '@scheduling/domain/words'
import { useState } from 'react'
import { useFormat, useText } from '../../../language/language.tsx'
import { useNow } from '../../../data/use-now.ts'
import { LocationIcon } from '../../event-types/location-icon.tsx'
import classes from './booking-details.module.css'
import { BookingReceipt } from './booking-receipt.tsx'
import { CancelPanel } from '../change/cancel-panel.tsx'
import { Fact, Facts } from './facts.tsx'
import { MissingRoom } from './missing-room.tsx'
import { OutcomeMark } from '../outcome-mark.tsx'
import { ReschedulePanel } from '../change/reschedule-panel.tsx'
import { trackingLines } from './tracking-lines.ts'
import { NameList } from '../../../ui/name-list.tsx'

export function BookingDetails({ booking }: { booking: HostBooking }) {
  const t = useText()
  const format = useFormat()
  const now = useNow()
  const [panel, setPanel] = useState<'reschedule' | 'cancel'>()
  const start = Date.parse(booking.start)
  const end = Date.parse(booking.end)
  const { date, invitee, location, formerStart } = booking
  const room = roomUrl(location)
  const change = clockChangeBetween(format.timeZone, now, start)
  const isElsewhere = invitee.timeZone !== format.timeZone
  const tracking = trackingLines(booking.tracking, t)
  const canChange = booking.status === 'scheduled' && start > now

  return (
    <article className={classes.details}>
      <header>
        <div className={classes.title}>
          <h2>
            <bdi>{booking.eventName}</bdi>
          </h2>
          <OutcomeMark outcome={booking.outcome} />
        </div>
        <p className={classes.when}>
          <time dateTime={date ?? clockText(format.timeZone, start, "yyyy-MM-dd'T'HH:mmxxx")}>
            {format.fullDay(date ?? dateOf(format.timeZone, start))}
            <br />
            {date ? t('booking.all_day') : format.timeRange(start, end)}
          </time>
        </p>
        <p className={classes.dim}>
          {!date && `${format.zone(format.timeZone, start)} · `}
          {format.distance(start, now)}
        </p>
        {change && !date && start > now && (
          <p className={classes.note}>
            {t(change.to > change.from ? 'booking.clock_forward' : 'booking.clock_back', {
              date: format.day(dateOf(format.timeZone, change.at)),
            })}
          </p>
        )}
      </header>

      {canChange && booking.receipt.mightBeBlocked && (
        <div className={classes.doubt} role="note">
          <strong>{t('slots.might_be_blocked')}</strong>
          <p>{t('slots.might_be_blocked_booked')}</p>
        </div>
      )}
      {panel === undefined && canChange && (
        <div className={classes.actions}>
          <Button variant="default" onClick={() => setPanel('reschedule')}>
            {t('booking.reschedule')}
          </Button>
          <Button variant="default" color="red" onClick={() => setPanel('cancel')}>
            {t('booking.cancel')}
          </Button>
        </div>
      )}
      {panel === 'reschedule' && <ReschedulePanel booking={booking} onDone={() => setPanel(undefined)} />}
      {panel === 'cancel' && <CancelPanel booking={booking} onDone={() => setPanel(undefined)} />}

      <Facts>
        <Fact name={t('booking.invitee')}>
          {booking.erasure === 'done' ? (
            t('booking.erased')
          ) : (
            <>
              <bdi>{invitee.name}</bdi>
              <br />
              <a href={`mailto:${invitee.email}`}>{invitee.email}</a>
            </>
          )}
        </Fact>
        {!date && (
          <Fact name={t('booking.their_time')}>
            {isElsewhere
              ? `${format.fullDay(dateOf(invitee.timeZone, start))}, ${format.timeRange(start, end, invitee.timeZone)}`
              : t('booking.same_zone')}
            <br />
            <span className={classes.dim}>{format.zone(invitee.timeZone, start)}</span>
          </Fact>
        )}
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
        </Fact>
        {booking.guests.length > 0 && (
          <Fact name={t('booking.guests')}>
            <NameList names={booking.guests} />
          </Fact>
        )}
        {booking.answers.map(({ label, answer }) => (
          <Fact key={label} name={label}>
            <NameList names={typeof answer === 'string' ? [answer || '–'] : answer} />
          </Fact>
        ))}
        {formerStart && (
          <Fact name={t('booking.former')}>
            <s>
              {date ? format.fullDayOf(Date.parse(formerStart)) : format.dateTime(Date.parse(formerStart))}
            </s>
          </Fact>
        )}
        {booking.rescheduledBy && (
          <Fact name={t('booking.rescheduled_by')}>
            {t(booking.rescheduledBy === 'host' ? 'booking.by_you' : 'booking.by_invitee')}
          </Fact>
        )}
        {booking.rescheduleReason && (
          <Fact name={t('booking.reschedule_reason')}>
            <bdi>{booking.rescheduleReason}</bdi>
          </Fact>
        )}
        {booking.canceledBy && (
          <Fact name={t('booking.canceled_by')}>
            {t(booking.canceledBy === 'host' ? 'booking.by_you' : 'booking.by_invitee')}
          </Fact>
        )}
        {booking.cancelReason && (
          <Fact name={t('booking.cancel_reason')}>
            <bdi>{booking.cancelReason}</bdi>
          </Fact>
        )}
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
      <BookingReceipt booking={booking} />
    </article>
  )
}
