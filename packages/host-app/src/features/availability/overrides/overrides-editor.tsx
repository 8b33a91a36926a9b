import { ActionIcon, Button, SegmentedControl } from '@mantine/core'
import { dateOf } from '@scheduling/domain'
import type { Hours, PlainDate, Weekday } from '@scheduling/domain'
import { useState } from 'react'
import { useFormat, useText } from '../../../language/language.tsx'
import { useNow } from '../../../data/use-now.ts'
import { IconDelete, IconPlus } from '../../../ui/icons.ts'
import { monthOf } from '../../../ui/month-grid/month.ts'
import { MonthGrid } from '../../../ui/month-grid/month-grid.tsx'
import { datesOfRange, overrideOf, putOverrides, rangesOn, removeOverrides } from './overrides.ts'
import classes from './overrides-editor.module.css'
import { RangesEditor } from '../weekly/ranges-editor.tsx'
import { nextRange } from '../weekly/weekly.ts'

interface Props {
  hours: Hours
  weekStart: Weekday
  /** Path of the overrides in the form: `overrides`. */
  path: string
  error: (path: string) => string | undefined
  onChange: (hours: Hours) => void
}

/** Dates with other hours than the week. They are picked on a calendar and edited next to it. */
export function OverridesEditor({ hours, weekStart, path, error, onChange }: Props) {
  const t = useText()
  const format = useFormat()
  const today = dateOf(hours.timeZone, useNow())
  const [month, setMonth] = useState(monthOf(today))
  const [date, setDate] = useState<PlainDate>()
  const [until, setUntil] = useState<PlainDate>()

  function pick(day: PlainDate | undefined, isUntil = false) {
    setUntil(isUntil ? day : undefined)
    if (!isUntil || !date) setDate(day)
  }

  const shown = hours.overrides.filter((override) => override.date >= today)

  return (
    <div className={classes.overrides}>
      <MonthGrid
        label={t('overrides.calendar')}
        month={month}
        min={today}
        today={today}
        selected={date}
        until={until}
        weekStart={weekStart}
        look={(day) => {
          const override = overrideOf(hours, day)
          if (day < today) return { isDisabled: true }
          if (override)
            return override.ranges.length === 0
              ? { tone: 'off', note: t('overrides.marked_off') }
              : { tone: 'strong', note: t('overrides.marked') }
          return rangesOn(hours, day).length > 0 ? { tone: 'soft' } : { tone: 'plain' }
        }}
        onMonth={setMonth}
        onPick={pick}
      />
      <div className={classes.side}>
        {date ? (
          <DateEditor
            key={`${date} ${until}`}
            dates={datesOfRange(date, until ?? date)}
            hours={hours}
            path={path}
            error={error}
            onChange={onChange}
            onClose={() => pick(undefined)}
          />
        ) : (
          <p className={classes.hint}>{t('overrides.hint')}</p>
        )}
        {shown.length > 0 && (
          <ul className={classes.list} aria-label={t('overrides.list')}>
            {shown.map(({ date: day, ranges }) => (
              <li key={day} className={classes.item}>
                <button
                  type="button"
                  className={classes.open}
                  onClick={() => {
                    pick(day)
                    setMonth(monthOf(day))
                  }}
                >
                  <span>{format.day(day)}</span>
                  <span className={classes.times}>
                    {ranges.length === 0
                      ? t('hours.unavailable')
                      : format.list(
                          ranges.map(
                            ({ start, end }) => `${format.wallTime(start)} – ${format.wallTime(end)}`,
                          ),
                        )}
                  </span>
                </button>
                <ActionIcon
                  variant="subtle"
                  color="gray"
                  size={36}
                  aria-label={t('overrides.remove', { date: format.day(day) })}
                  onClick={() => onChange(removeOverrides(hours, [day]))}
                >
                  <IconDelete size={16} />
                </ActionIcon>
              </li>
            ))}
          </ul>
        )}
      </div>
    </div>
  )
}

/** One date, or several that get the same hours. */
function DateEditor({
  dates,
  hours,
  path,
  error,
  onChange,
  onClose,
}: Omit<Props, 'weekStart'> & { dates: readonly PlainDate[]; onClose: () => void }) {
  const t = useText()
  const format = useFormat()
  const date = dates[0] ?? ''
  const name = [date, ...dates.slice(1).slice(-1)].map((day) => format.day(day)).join(' – ')
  const override = overrideOf(hours, date)
  const ranges = rangesOn(hours, date)
  const index = hours.overrides.findIndex((other) => other.date === date)
  const first = nextRange([])
  const next = nextRange(ranges)
  const kind = override ? (ranges.length === 0 ? 'off' : 'hours') : 'week'

  function choose(chosen: string) {
    if (chosen === 'week') return onChange(removeOverrides(hours, dates))
    const hourRanges = ranges.length > 0 ? ranges : first ? [first] : []
    onChange(putOverrides(hours, dates, chosen === 'off' ? [] : hourRanges))
  }

  return (
    <section className={classes.date} aria-label={name}>
      <h3>{name}</h3>
      <SegmentedControl
        size="xs"
        fullWidth
        aria-label={t('overrides.kind')}
        value={kind}
        data={[
          { value: 'week', label: t('overrides.as_week') },
          { value: 'hours', label: t('overrides.own_hours') },
          { value: 'off', label: t('hours.unavailable') },
        ]}
        onChange={choose}
      />
      {kind === 'hours' && (
        <>
          <RangesEditor
            name={name}
            path={`${path}[${index}].ranges`}
            ranges={ranges}
            error={error}
            onChange={(changed) => onChange(putOverrides(hours, dates, changed))}
          />
          <Button
            variant="subtle"
            leftSection={<IconPlus size={16} />}
            disabled={!next}
            onClick={() => next && onChange(putOverrides(hours, dates, [...ranges, next]))}
          >
            {t('hours.add')}
          </Button>
        </>
      )}
      {kind === 'week' && (
        <p className={classes.hint}>
          {ranges.length === 0
            ? t('hours.unavailable')
            : format.list(
                ranges.map(({ start, end }) => `${format.wallTime(start)} – ${format.wallTime(end)}`),
              )}
        </p>
      )}
      <Button variant="default" onClick={onClose}>
        {t('overrides.done')}
      </Button>
    </section>
  )
}
