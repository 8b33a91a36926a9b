import { SegmentedControl } from '@mantine/core'
import type { Weekday } from '@scheduling/domain'
import { useState } from 'react'
import { useText } from '../../../language/language.tsx'
import type { Form } from '../../../ui/form/use-form.ts'
import { OverridesEditor } from '../overrides/overrides-editor.tsx'
import { PaintedWeek } from '../paint/painted-week.tsx'
import { WeeklyEditor } from '../weekly/weekly-editor.tsx'
import classes from './schedule-editor.module.css'
import type { ScheduleValues } from './schedule-values.ts'

interface Props {
  form: Form<ScheduleValues>
  weekStart: Weekday
}

/** The weekly hours, as a list and as a picture, and the dates with other hours. */
export function HoursFields({ form, weekStart }: Props) {
  const t = useText()
  const [view, setView] = useState<'list' | 'picture'>('list')
  const { values } = form
  return (
    <div className={classes.hours} data-view={view}>
      <section aria-labelledby="weekly-title" className={classes.weekly}>
        <div className={classes.sectionHead}>
          <h2 id="weekly-title">{t('schedule.weekly')}</h2>
          <SegmentedControl
            className={classes.view}
            aria-label={t('schedule.view')}
            size="xs"
            value={view}
            onChange={setView}
            data={[
              { value: 'list', label: t('schedule.as_list') },
              { value: 'picture', label: t('schedule.as_picture') },
            ]}
          />
        </div>
        <div className={classes.asList}>
          <WeeklyEditor
            weekly={values.weekly}
            weekStart={weekStart}
            path="weekly"
            error={form.error}
            onLeave={form.leave}
            onChange={(weekly) => form.set('weekly', weekly)}
          />
        </div>
      </section>
      <div className={classes.asPicture}>
        <PaintedWeek hours={values} weekStart={weekStart} onChange={(weekly) => form.set('weekly', weekly)} />
      </div>
      <section aria-labelledby="overrides-title" className={classes.overrides}>
        <div className={classes.sectionHead}>
          <h2 id="overrides-title">{t('overrides.title')}</h2>
        </div>
        <p className={classes.text}>{t('overrides.text')}</p>
        <OverridesEditor
          hours={values}
          weekStart={weekStart}
          path="overrides"
          error={form.error}
          onChange={({ overrides }) => form.set('overrides', overrides)}
        />
      </section>
    </div>
  )
}
