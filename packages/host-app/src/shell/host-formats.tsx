import type { ReactNode } from 'react'
import { useMe } from '../data/use-me.ts'
import { HostFormat } from '../language/language.tsx'

// Where dates are written so, in languages that know both.
const COUNTRIES = { day_first: 'GB', month_first: 'US' }

/** Times and dates inside are written as the host has chosen. */
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
