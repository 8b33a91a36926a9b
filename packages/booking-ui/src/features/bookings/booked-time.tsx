import type { ManagedBooking } from '@scheduling/contract'
import type { Instant, TimeZone } from '@scheduling/domain'
import type { ReactNode } from 'react'
import { Hosts } from './hosts.tsx'
import { When } from './when.tsx'

interface BookedTimeProps {
  booking: ManagedBooking
  timeZone: TimeZone
  now: Instant
  /** Struck through, because it no longer applies. */
  former?: boolean
  children?: ReactNode
}

/** When a booking is, and who hosts. */
export function BookedTime({ booking, children, ...shown }: BookedTimeProps) {
  const { start, end, date, owner, hosts } = booking
  return (
    <When {...{ ...shown, owner, date }} start={Date.parse(start)} end={Date.parse(end)}>
      {children}
      <Hosts hosts={hosts} />
    </When>
  )
}
