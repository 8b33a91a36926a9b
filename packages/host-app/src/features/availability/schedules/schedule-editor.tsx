import { ActionIcon, Button, Menu, SegmentedControl, TextInput } from '@mantine/core'
import type { Schedule } from '@scheduling/contract'
import type { Weekday } from '@scheduling/domain'
import { useState } from 'react'
import { fieldProblems, problemText } from '../../../data/problem-text.ts'
import { useText } from '../../../language/language.tsx'
import { TimeZonePicker } from '../../../time-zones/time-zone-picker.tsx'
import { ConfirmDialog } from '../../../ui/confirm-dialog.tsx'
import { ChangedFrom } from '../../activity/changed-from.tsx'
import { KeptFormFrame } from '../../../ui/form/kept-form-frame.tsx'
import { useKeptForm } from '../../../ui/form/use-kept-form.tsx'
import { IconCopy, IconDelete, IconMore, IconStar } from '../../../ui/icons.ts'
import { SaveBar } from '../../../ui/save-bar/save-bar.tsx'
import { OverridesEditor } from '../overrides/overrides-editor.tsx'
import { PaintedWeek } from '../paint/painted-week.tsx'
import classes from './schedule-editor.module.css'
import { checkSchedule, valuesOf } from './schedule-values.ts'
import type { ScheduleActions } from './use-schedule-actions.ts'
import { WeeklyEditor } from '../weekly/weekly-editor.tsx'

interface Props {
  schedule: Schedule
  weekStart: Weekday
  actions: ScheduleActions
  onCopy: () => void
  onRemoved: () => void
}

export function ScheduleEditor({ schedule, weekStart, actions, onCopy, onRemoved }: Props) {
  const t = useText()
  const [isDeleting, setDeleting] = useState(false)
  const [view, setView] = useState<'list' | 'picture'>('list')
  const kept = useKeptForm({
    name: `schedule.${schedule.id}`,
    saved: valuesOf(schedule),
    check: (values) => checkSchedule(values, t),
    refusals: (error) => fieldProblems(error, t),
    failureOf: (error) => problemText(error, t),
    send: async (_, changed) => valuesOf(await actions.save(schedule, changed)),
    reread: actions.reread,
  })
  const { form, save } = kept
  const { values } = form

  async function remove() {
    if (!(await actions.remove(schedule))) return
    kept.forget()
    onRemoved()
  }

  return (
    <KeptFormFrame
      kept={kept}
      className={classes.editor}
      changedFrom={<ChangedFrom kind="schedule_changed" of={schedule.id} />}
    >
      <div className={classes.head}>
        <TextInput {...form.text('name')} aria-required label={t('schedule.name')} className={classes.name} />
        <TimeZonePicker
          label={t('schedule.time_zone')}
          value={values.timeZone}
          error={form.error('timeZone')}
          onChange={(zone) => form.set('timeZone', zone)}
        />
        <div className={classes.tools}>
          {schedule.is_default ? (
            <span className={classes.default}>
              <IconStar size={16} aria-hidden />
              {t('schedule.is_default')}
            </span>
          ) : (
            <Button
              variant="default"
              leftSection={<IconStar size={16} />}
              onClick={() => void actions.makeDefault(schedule)}
            >
              {t('schedule.make_default')}
            </Button>
          )}
          <Menu position="bottom-end">
            <Menu.Target>
              <ActionIcon
                variant="subtle"
                color="gray"
                size={36}
                aria-label={t('schedule.more', { name: schedule.name })}
              >
                <IconMore size={18} />
              </ActionIcon>
            </Menu.Target>
            <Menu.Dropdown>
              <Menu.Item leftSection={<IconCopy size={16} />} onClick={onCopy}>
                {t('schedule.copy')}
              </Menu.Item>
              <Menu.Item
                color="red"
                leftSection={<IconDelete size={16} />}
                disabled={schedule.is_default}
                onClick={() => setDeleting(true)}
              >
                {t(schedule.is_default ? 'schedule.delete_default' : 'schedule.delete')}
              </Menu.Item>
            </Menu.Dropdown>
          </Menu>
        </div>
      </div>

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
          <PaintedWeek
            hours={values}
            weekStart={weekStart}
            onChange={(weekly) => form.set('weekly', weekly)}
          />
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

      <SaveBar
        isShown={form.isDirty}
        isSending={form.isSending}
        text={t('form.unsaved')}
        onSave={() => void save()}
        onDiscard={form.discard}
      />
      <ConfirmDialog
        isOpen={isDeleting}
        title={t('schedule.delete_title', { name: schedule.name })}
        action={t('schedule.delete')}
        onClose={() => setDeleting(false)}
        onConfirm={() => {
          setDeleting(false)
          void remove()
        }}
      >
        {schedule.eventTypes > 0
          ? t('schedule.delete_used', { count: schedule.eventTypes })
          : t('schedule.delete_unused')}
      </ConfirmDialog>
    </KeptFormFrame>
  )
}
