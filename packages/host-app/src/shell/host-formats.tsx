import type { ReactNode } from 'react'
import { useMe } from '../data/use-me.ts'
import { HostFormat } from '../language/language.tsx'

// Countries with this date order, in languages that have both.
const COUNTRIES = { day_first: 'GB', month_first: 'US' }

/** Formats times and dates inside as the host has chosen. */
export function HostFormats({ children }: { children: ReactNode }) {
  const { timeZone, dateFormat, timeFormat, region } = useMe()
  return (
    <HostFormat
      timeZone={timeZone}
      region={dateFormat === 'auto' ? region : COUNTRIES[dateFormat]}
      timeFormat={timeFormat}
    >
      {children}
    </HostFormat>
  )
}
