import type { HostBooking } from '@scheduling/contract'
import { Link } from '@tanstack/react-router'
import { useFormat, useText } from '../../../language/language.tsx'
import { useShortList } from '../../../language/use-short-list.ts'
import { LocationIcon } from '../../event-types/location-icon.tsx'
import { PersonMark } from '../../../ui/person-mark/person-mark.tsx'
import classes from './booking-list.module.css'
import { MailMark } from '../mail-mark.tsx'
import { SeatsMark } from '../seats-mark.tsx'
import { OutcomeMark } from '../outcome-mark.tsx'

// The line is cut after some more.
const PEOPLE_SHOWN = 3

export function BookingRow({ booking, isOpen }: { booking: HostBooking; isOpen: boolean }) {
  const t = useText()
  const format = useFormat()
  const shortList = useShortList()
  const { id, start, end, date, invitee, eventName, location, outcome, noShow, guests, people = [] } = booking
  const names = people.map(({ name }) => name)
  return (
    <Link
      from="/scheduled-events"
      search={(before) => ({ ...before, booking: id })}
      className={classes.row}
      data-canceled={outcome === 'canceled' || undefined}
      data-open={isOpen || undefined}
      state={(before) => ({ ...before, isBesideList: true })}
      resetScroll={false}
    >
      <span className={classes.time}>
        {date ? t('booking.all_day') : format.timeRange(Date.parse(start), Date.parse(end))}
      </span>
      <span className={classes.person}>
        <PersonMark name={invitee.name} />
        <span className={classes.who}>
          <span className={classes.name} dir="auto">
            {invitee.name || t('booking.erased')}
          </span>
          <span className={classes.event}>
            <bdi>{eventName}</bdi>
            {guests.length > 0 && ` · ${t('booking.guests_more', { count: guests.length })}`}
          </span>
          <SeatsMark seats={booking.seats} status={booking.status} />
          <MailMark mailRefused={booking.mailRefused} />
          {people.length > 0 && (
            <span className={classes.people}>
              {t('booking.with', { names: shortList(names, PEOPLE_SHOWN) })}
            </span>
          )}
        </span>
      </span>
      <span className={classes.place}>
        <LocationIcon kind={location.kind} size={16} />
        <span>{t(`location.${location.kind}`)}</span>
      </span>
      <OutcomeMark outcome={outcome} noShow={noShow} />
    </Link>
  )
}
