import { Radio, Select } from '@mantine/core'
import type { Schedule } from '@scheduling/contract'
import type { Hours, Weekday } from '@scheduling/domain'
import { Link } from '@tanstack/react-router'
import { useFormat, useText } from '../../../../language/language.tsx'
import { TimeZonePicker } from '../../../../time-zones/time-zone-picker.tsx'
import { HoursText } from '../../../availability/weekly/hours-text.tsx'
import { OverridesEditor } from '../../../availability/overrides/overrides-editor.tsx'
import { OFFICE_WEEK } from '../../../availability/weekly/weekly.ts'
import { WeeklyEditor } from '../../../availability/weekly/weekly-editor.tsx'
import { NoCalendar } from '../../../connections/no-calendar.tsx'
import classes from './sections.module.css'
import type { SectionProps } from './section-props.ts'

interface Props extends SectionProps {
  schedules: readonly Schedule[]
  weekStart: Weekday
}

const PATH = 'availability.hours'

export function AvailabilitySection({ form, schedules, weekStart }: Props) {
  const t = useText()
  const format = useFormat()
  const { availability } = form.values
  const chosen =
    availability.kind === 'schedule' ? schedules.find(({ id }) => id === availability.scheduleId) : undefined

  function choose(kind: string) {
    const first = schedules[0]
    if (kind === 'schedule') return form.set('availability', { kind, scheduleId: first?.id ?? '' })
    // Custom hours start with those of the schedule that was used.
    const from = chosen ?? first
    const hours: Hours = from
      ? { timeZone: from.timeZone, weekly: from.weekly, overrides: from.overrides }
      : { timeZone: format.timeZone, weekly: OFFICE_WEEK, overrides: [] }
    form.set('availability', { kind: 'custom', hours })
  }
  const setHours = (hours: Hours) => form.set('availability', { kind: 'custom', hours })

  return (
    <>
      <Radio.Group aria-label={t('event_hours.label')} value={availability.kind} onChange={choose}>
        <div className={classes.radios}>
          <Radio value="schedule" label={t('event_hours.schedule')} />
          <Radio value="custom" label={t('event_hours.custom')} />
        </div>
      </Radio.Group>
      {availability.kind === 'schedule' ? (
        <>
          <Select
            name="availability.scheduleId"
            aria-label={t('event_hours.schedule')}
            allowDeselect={false}
            value={availability.scheduleId || null}
            error={form.error('availability.scheduleId')}
            data={schedules.map(({ id, name, is_default }) => ({
              value: id,
              label: is_default ? t('schedule.default_name', { name }) : name,
            }))}
            onChange={(scheduleId) =>
              scheduleId && form.set('availability', { kind: 'schedule', scheduleId })
            }
          />
          {chosen && (
            <div className={classes.shown}>
              <HoursText hours={chosen} weekStart={weekStart} />
              <Link to="/availability/$id" params={{ id: chosen.id }}>
                {t('event_hours.edit_schedule')}
              </Link>
            </div>
          )}
        </>
      ) : (
        <>
          <TimeZonePicker
            label={t('schedule.time_zone')}
            value={availability.hours.timeZone}
            error={form.error(`${PATH}.timeZone`)}
            onChange={(timeZone) => setHours({ ...availability.hours, timeZone })}
          />
          <WeeklyEditor
            weekly={availability.hours.weekly}
            weekStart={weekStart}
            path={`${PATH}.weekly`}
            error={form.error}
            onLeave={form.leave}
            onChange={(weekly) => setHours({ ...availability.hours, weekly })}
          />
          <h3 className={classes.title}>{t('overrides.title')}</h3>
          <OverridesEditor
            hours={availability.hours}
            weekStart={weekStart}
            path={`${PATH}.overrides`}
            error={form.error}
            onChange={({ overrides }) => setHours({ ...availability.hours, overrides })}
          />
        </>
      )}
      <NoCalendar />
    </>
  )
}
