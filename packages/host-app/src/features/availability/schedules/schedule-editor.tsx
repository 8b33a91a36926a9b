import type { Schedule } from '@scheduling/contract'
import type { Weekday } from '@scheduling/domain'
import { useState } from 'react'
import { fieldProblems, problemText } from '../../../data/problem-text.ts'
import { useText } from '../../../language/language.tsx'
import { ConfirmDialog } from '../../../ui/dialogs/confirm-dialog.tsx'
import { ChangedFrom } from '../../activity/changed-from.tsx'
import { KeptFormFrame } from '../../../ui/form/kept-form-frame.tsx'
import { useKeptForm } from '../../../ui/form/use-kept-form.tsx'
import { SaveBar } from '../../../ui/save-bar/save-bar.tsx'
import { useToasts } from '../../../ui/toasts/toast-list.tsx'
import { useHere } from '../../../ui/use-here.ts'
import { HoursFields } from './hours-fields.tsx'
import classes from './schedule-editor.module.css'
import { ScheduleHead } from './schedule-head.tsx'
import type { ScheduleValues } from './schedule-values.ts'
import { checkSchedule, namesOf, valuesOf } from './schedule-values.ts'
import type { ScheduleActions } from './use-schedule-actions.ts'

interface Props {
  schedule: Schedule
  weekStart: Weekday
  actions: ScheduleActions
  onCopy: () => Promise<unknown>
  onRemoved: () => void
}

export function ScheduleEditor({ schedule, weekStart, actions, onCopy, onRemoved }: Props) {
  const t = useText()
  const here = useHere()
  const [isDeleting, setDeleting] = useState(false)
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
  const toasts = useToasts()
  const names = namesOf(t)

  async function remove() {
    const isHere = here()
    if (!(await actions.remove(schedule))) return
    kept.forget()
    if (isHere()) onRemoved()
  }

  return (
    <KeptFormFrame
      kept={kept}
      className={classes.editor}
      nameOf={(field) => names[field as keyof ScheduleValues]}
      changedFrom={<ChangedFrom kind="schedule_changed" of={schedule.id} />}
    >
      <ScheduleHead
        form={form}
        schedule={schedule}
        onDefault={() => void actions.makeDefault(schedule)}
        onCopy={onCopy}
        onDelete={() => {
          if (schedule.is_default) toasts.show(t('schedule.delete_default'), { tone: 'bad' })
          else setDeleting(true)
        }}
      />
      <HoursFields form={form} weekStart={weekStart} />
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
          return remove()
        }}
      >
        {schedule.eventTypes > 0
          ? t('schedule.delete_used', { count: schedule.eventTypes })
          : t('schedule.delete_unused')}
      </ConfirmDialog>
    </KeptFormFrame>
  )
}
