import { ActionIcon, Switch, Tooltip } from '@mantine/core'
import type { Weekday, WeeklyHours } from '@scheduling/domain'
import { useState } from 'react'
import { useFormat, useText } from '../../../language/language.tsx'
import { weekdaysFrom } from '../../../time/format.ts'
import { IconPlus } from '../../../ui/icons.ts'
import { CopyDayMenu } from './copy-day-menu.tsx'
import { RangesEditor } from './ranges-editor.tsx'
import { copyDay, nextRange } from './weekly.ts'
import classes from './weekly-editor.module.css'

interface Props {
  weekly: WeeklyHours
  weekStart: Weekday
  /** Path of the weekly hours in the form: `weekly`. */
  path: string
  error: (path: string) => string | undefined
  onChange: (weekly: WeeklyHours) => void
  onLeave?: (path: string) => void
}

export function WeeklyEditor({ weekly, weekStart, path, error, onChange, onLeave }: Props) {
  const t = useText()
  const format = useFormat()
  // Turning a day off and on again restores its hours.
  const [turnedOff, setTurnedOff] = useState<Partial<WeeklyHours>>({})
  const days = weekdaysFrom(weekStart)

  function turn(day: Weekday, isOn: boolean) {
    if (!isOn) setTurnedOff({ ...turnedOff, [day]: weekly[day] })
    const next = nextRange([])
    onChange({ ...weekly, [day]: isOn ? (turnedOff[day] ?? (next ? [next] : [])) : [] })
  }

  return (
    <ul className={classes.week}>
      {days.map((day) => {
        const name = format.weekday(day)
        const ranges = weekly[day]
        const next = nextRange(ranges)
        return (
          <li key={day} className={classes.day}>
            <Switch
              className={classes.switch}
              label={name}
              checked={ranges.length > 0}
              onChange={(event) => turn(day, event.currentTarget.checked)}
            />
            <div className={classes.hours}>
              {ranges.length === 0 ? (
                <span className={classes.off}>{t('hours.unavailable')}</span>
              ) : (
                <RangesEditor
                  name={name}
                  path={`${path}.${day}`}
                  ranges={ranges}
                  error={error}
                  onLeave={onLeave}
                  onChange={(changed) => onChange({ ...weekly, [day]: changed })}
                />
              )}
            </div>
            <div className={classes.tools}>
              <Tooltip label={t('hours.add')}>
                <ActionIcon
                  variant="subtle"
                  color="gray"
                  size={36}
                  disabled={!next}
                  aria-label={t('hours.add_range', { name })}
                  onClick={() => next && onChange({ ...weekly, [day]: [...ranges, next] })}
                >
                  <IconPlus size={16} />
                </ActionIcon>
              </Tooltip>
              <CopyDayMenu day={day} days={days} onCopy={(to) => onChange(copyDay(weekly, day, to))} />
            </div>
          </li>
        )
      })}
    </ul>
  )
}
