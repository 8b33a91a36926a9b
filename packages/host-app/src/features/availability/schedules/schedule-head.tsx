import { Button, Menu, TextInput } from '@mantine/core'
import type { Schedule } from '@scheduling/contract'
import { useText } from '../../../language/language.tsx'
import { TimeZonePicker } from '../../../time-zones/time-zone-picker.tsx'
import type { Form } from '../../../ui/form/use-form.ts'
import { IconCopy, IconDelete, IconStar } from '../../../ui/icons.ts'
import { MoreMenu, WorkItem } from '../../../ui/work/more-menu.tsx'
import classes from './schedule-editor.module.css'
import type { ScheduleValues } from './schedule-values.ts'

interface ToolsProps {
  schedule: Schedule
  onDefault: () => void
  onCopy: () => Promise<unknown>
  onDelete: () => void
}

interface Props extends ToolsProps {
  form: Form<ScheduleValues>
}

/** Above the hours: name, zone and actions of the schedule. */
export function ScheduleHead({ form, ...tools }: Props) {
  const t = useText()
  return (
    <div className={classes.head}>
      <TextInput {...form.text('name')} aria-required label={t('schedule.name')} />
      <TimeZonePicker
        label={t('schedule.time_zone')}
        value={form.values.timeZone}
        error={form.error('timeZone')}
        onChange={(zone) => form.set('timeZone', zone)}
      />
      <ScheduleTools {...tools} />
    </div>
  )
}

function ScheduleTools({ schedule, onDefault, onCopy, onDelete }: ToolsProps) {
  const t = useText()
  return (
    <div className={classes.tools}>
      {schedule.is_default ? (
        <span className={classes.default}>
          <IconStar size={16} aria-hidden />
          {t('schedule.is_default')}
        </span>
      ) : (
        <Button variant="default" leftSection={<IconStar size={16} />} onClick={onDefault}>
          {t('schedule.make_default')}
        </Button>
      )}
      <MoreMenu label={t('schedule.more', { name: schedule.name })} size={36}>
        <WorkItem leftSection={<IconCopy size={16} />} work={onCopy}>
          {t('schedule.copy')}
        </WorkItem>
        <Menu.Item color="red" leftSection={<IconDelete size={16} />} onClick={onDelete}>
          {t('schedule.delete')}
        </Menu.Item>
      </MoreMenu>
    </div>
  )
}
