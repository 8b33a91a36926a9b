import { z } from 'zod'

// How a host's calendars, clocks and screens look.

/** Default: Monday. */
export const WeekStart = z.enum(['mon', 'sun', 'sat'])
/** Default: 24 hours. */
export const TimeFormat = z.enum(['12h', '24h'])
/** `auto`: the language's own format. */
export const DateFormat = z.enum(['auto', 'day_first', 'month_first'])
export type DateFormat = z.output<typeof DateFormat>
/** `auto`: the system's theme. */
export const Theme = z.enum(['dark', 'light', 'auto'])
export type Theme = z.output<typeof Theme>
