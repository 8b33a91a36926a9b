import type { PublicOwner } from '@scheduling/contract'
import { clockChangeBetween, dateOf, MINUTE, offsetAt } from '@scheduling/domain'
import type { Instant, PlainDate, TimeZone } from '@scheduling/domain'
import { englishCity } from '@scheduling/domain/words'
import type { ReactNode } from 'react'
import { useWords } from '../../page/words.tsx'
import css from './when.module.css'

interface WhenProps {
  start: Instant
  end: Instant
  /** The date of a whole-day meeting. It is the same in every zone. */
  date?: PlainDate | null | undefined
  timeZone: TimeZone
  owner: PublicOwner
  now: Instant
  /** Struck through, because it no longer applies. */
  former?: boolean
  /** For an element that this text describes. */
  id?: string
  children?: ReactNode
}

/** A time in the visitor's zone, in the host's if that differs, and the clock changes until then. */
export function When(props: WhenProps) {
  const { start, end, date: wholeDate, timeZone, owner, now, former, id, children } = props
  const { t, formats } = useWords()
  const times = { start, end, timeZone }
  const date = wholeDate ?? dateOf(timeZone, start)
  // An organization is in no zone. Its people are.
  const hostZone = owner.isOrganization ? timeZone : owner.timeZone
  return (
    <div className={css.when} data-former={former || undefined}>
      <div className={css.leaf} aria-hidden="true">
        <span className={css.month}>{formats.shortMonth(date)}</span>
        <span className={css.number}>{Number(date.slice(8))}</span>
      </div>
      <div className={css.words} id={id}>
        <p className={css.date}>
          <time dateTime={wholeDate ?? new Date(start).toISOString()}>{formats.fullDate(date)}</time>
        </p>
        {!wholeDate && (
          <>
            <p className={css.time}>
              <bdi>{formats.span(timeZone, start, end)}</bdi>
            </p>
            <p className={css.zone}>{formats.zone(timeZone, start)}</p>
            <OtherTime
              {...times}
              zone={hostZone}
              say={(time, city) => t('hostTime', { time, name: owner.name, city })}
            />
          </>
        )}
        {children}
      </div>
      {!former && !wholeDate && <ClockChanges zones={[timeZone, hostZone]} now={now} start={start} />}
    </div>
  )
}

interface OtherTimeProps extends Pick<WhenProps, 'start' | 'end' | 'timeZone'> {
  zone: TimeZone
  say: (time: string, city: string) => string
}

/** The same time on another clock. Empty if both clocks show the same. */
export function OtherTime({ start, end, timeZone, zone, say }: OtherTimeProps) {
  const { formats } = useWords()
  if (offsetAt(zone, start) === offsetAt(timeZone, start)) return null
  const date = dateOf(zone, start)
  const span = formats.span(zone, start, end)
  const time = date === dateOf(timeZone, start) ? span : `${formats.date(date)}, ${span}`
  return <p className={css.zone}>{say(time, englishCity(zone))}</p>
}

function ClockChanges({ zones, now, start }: { zones: TimeZone[]; now: Instant; start: Instant }) {
  const { t, formats } = useWords()
  // Two zones that change their clocks on the same day by the same amount get one sentence.
  const told: Record<string, { zone: TimeZone; date: PlainDate; minutes: number }> = {}
  for (const zone of zones) {
    const change = clockChangeBetween(zone, now, start)
    if (!change) continue
    const date = dateOf(zone, change.at)
    const minutes = (change.to - change.from) / MINUTE
    told[date + minutes] ??= { zone, date, minutes }
  }
  return Object.values(told).map(({ zone, date, minutes }) => (
    <p key={zone} className={css.change}>
      {t(minutes > 0 ? 'clockForward' : 'clockBack', {
        city: englishCity(zone),
        amount: formats.duration(Math.abs(minutes)),
        date: formats.date(date),
      })}
    </p>
  ))
}
