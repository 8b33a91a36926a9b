import type { ReactNode } from 'react'
import { useMe } from '../data/use-me.ts'
import { useNow } from '../data/use-now.ts'
import { HostFormat } from '../language/language.tsx'

// Countries with this date order, in languages that have both.
const COUNTRIES = { day_first: 'GB', month_first: 'US' }

/** Formats times and dates inside as the host has chosen. */
export function HostFormats({ children }: { children: ReactNode }) {
  const { timeZone, dateFormat, timeFormat, region } = useMe()
  const now = useNow()
  return (
    <HostFormat
      timeZone={timeZone}
      region={dateFormat === 'auto' ? region : COUNTRIES[dateFormat]}
      timeFormat={timeFormat}
      now={now}
    >
      {children}
    </HostFormat>
  )
}
