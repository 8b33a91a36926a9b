import { z } from 'zod'

// How a host's calendars, clocks and screens look.

/** Not said: Monday. */
export const WeekStart = z.enum(['mon', 'sun', 'sat'])
/** Not said: 24 hours. */
export const TimeFormat = z.enum(['12h', '24h'])
/** `auto` is the language's own. */
export const DateFormat = z.enum(['auto', 'day_first', 'month_first'])
export type DateFormat = z.output<typeof DateFormat>
/** `auto` follows the machine. */
export const Theme = z.enum(['dark', 'light', 'auto'])
export type Theme = z.output<typeof Theme>
