import { Button, Skeleton } from '@mantine/core'
import { addDays, dateOf, instantOf } from '@scheduling/domain'
import type { Instant, PlainDate, TimeZone } from '@scheduling/domain'
import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import type { SlotsSource } from '../../../data/bookings.ts'
import { useMe } from '../../../data/use-me.ts'
import { useFormat, useText } from '../../../language/language.tsx'
import { useNow } from '../../../data/use-now.ts'
import { addMonths, monthOf } from '../../../ui/month-grid/month.ts'
import { MonthGrid } from '../../../ui/month-grid/month-grid.tsx'
import { Answer } from '../../../ui/states/answer.tsx'
import { TimeList } from './time-list.tsx'

const FRESH_MS = 10_000

interface Props {
  source: SlotsSource
  /** The present time of the meeting. Opens its month, and its day if that has times. Absent: this month. */
  from?: Instant
  /** The meeting is for a whole day, so all other times are too. */
  isAllDay?: boolean
  selected: Instant | undefined
  onPick: (start: Instant) => void
}

/** Free times for a meeting, in the host's zone. A full month offers to go to the next free day. */
export function SlotPicker({ source, from, isAllDay = false, selected, onPick }: Props) {
  const t = useText()
  const format = useFormat()
  const me = useMe()
  const zone = format.timeZone
  const today = dateOf(zone, useNow())
  const [date, setDate] = useState<PlainDate | undefined>(() =>
    from === undefined ? undefined : dateOf(zone, from),
  )
  const [chosenMonth, setMonth] = useState(() => date && monthOf(date))
  // The page may stay open until the next month begins.
  const month = chosenMonth ?? monthOf(today)
  const iso = (day: PlainDate) => new Date(instantOf(zone, day, '00:00')).toISOString()
  const span = { from: iso(`${month}-01`), to: iso(`${addMonths(month, 1)}-01`) }
  const slots = useQuery({
    queryKey: [...source.key, span.from, span.to],
    queryFn: ({ signal }) => source.ask(span, signal),
    staleTime: FRESH_MS,
  })
  const byDay = slotsByDay(slots.data?.starts ?? [], zone)
  const shown = date !== undefined && byDay.has(date) ? date : [...byDay.keys()][0]
  const next = slots.data?.next && dateOf(zone, Date.parse(slots.data.next))

  return (
    <>
      <MonthGrid
        label={t('booking.pick_day')}
        month={month}
        min={today}
        max={addDays(today, 365)}
        today={today}
        selected={shown}
        weekStart={me.weekStart}
        look={(day) => {
          const count = byDay.get(day)?.length ?? 0
          return count > 0
            ? { tone: 'soft', note: isAllDay ? t('booking.all_day') : t('booking.times_free', { count }) }
            : { isDisabled: true }
        }}
        onMonth={setMonth}
        onPick={setDate}
      />
      <Answer of={slots} loading={<Skeleton height={44} />}>
        {() =>
          shown ? (
            <section aria-label={format.day(shown)}>
              {date !== undefined && monthOf(date) === month && shown !== date && (
                <p>{t('slots.date_not_available')}</p>
              )}
              <strong>{format.day(shown)}</strong>
              {slots.data?.mightBeBlocked && (
                <p>
                  {t('slots.might_be_blocked')}. {t('slots.might_be_blocked_now')}
                </p>
              )}
              <TimeList starts={byDay.get(shown) ?? []} {...{ isAllDay, selected, onPick }} />
            </section>
          ) : (
            <p>
              {t('booking.month_full')}{' '}
              {next && (
                <Button variant="subtle" size="compact-sm" onClick={() => setMonth(monthOf(next))}>
                  {t('booking.next_free', { date: format.day(next) })}
                </Button>
              )}
            </p>
          )
        }
      </Answer>
    </>
  )
}

/** Groups free starts by their date in a zone. */
function slotsByDay(starts: readonly string[], zone: TimeZone): Map<PlainDate, Instant[]> {
  return Map.groupBy(
    starts.map((start) => Date.parse(start)),
    (start) => dateOf(zone, start),
  )
}
