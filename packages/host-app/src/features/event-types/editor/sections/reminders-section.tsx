import { ActionIcon, Button, Select } from '@mantine/core'
import { limits } from '@scheduling/domain'
import { useText } from '../../../../language/language.tsx'
import { IconClose, IconPlus } from '../../../../ui/icons.ts'
import { NumberField } from '../../../../ui/number-field/number-field.tsx'
import { useLocks } from '../../../managed/locks.tsx'
import { InheritedNote } from '../../../shared-settings/inherited-note.tsx'
import classes from './sections.module.css'
import type { SectionProps } from './section-props.ts'

const UNITS = ['minutes', 'hours', 'days'] as const

export function RemindersSection({ form }: SectionProps) {
  const t = useText()
  const isGiven = useLocks().giver !== ''
  const { reminders } = form.values
  const set = (next: typeof reminders) => form.set('reminders', next)
  return (
    <>
      <p className={classes.hint}>{t('reminder.text')}</p>
      {!isGiven && <InheritedNote field="reminders" saved={form.saved.reminders} />}
      <ul className={classes.list}>
        {reminders.map((reminder, index) => {
          const path = `reminders[${index}].amount`
          return (
            // oxlint-disable-next-line react/no-array-index-key -- two reminders may be alike while they are typed
            <li key={index} className={classes.item}>
              <NumberField
                className={classes.small}
                name={path}
                aria-label={t('reminder.amount')}
                min={limits.REMINDER_AMOUNT_MIN}
                max={limits.REMINDER_AMOUNT_MAX[reminder.unit]}
                value={reminder.amount}
                error={form.error(path)}
                onBlur={() => form.leave(path)}
                onChange={(amount) => set(reminders.with(index, { ...reminder, amount }))}
              />
              <Select
                className={classes.unit}
                aria-label={t('reminder.unit')}
                allowDeselect={false}
                value={reminder.unit}
                data={UNITS.map((unit) => ({ value: unit, label: t(`duration.${unit}`) }))}
                onChange={(unit) => unit && set(reminders.with(index, { ...reminder, unit }))}
              />
              <span className={classes.grow}>{t('reminder.before')}</span>
              <ActionIcon
                variant="subtle"
                color="gray"
                size={36}
                aria-label={t('reminder.remove')}
                onClick={() => set(reminders.toSpliced(index, 1))}
              >
                <IconClose size={16} />
              </ActionIcon>
            </li>
          )
        })}
      </ul>
      <Button
        className={classes.add}
        variant="default"
        leftSection={<IconPlus size={16} />}
        disabled={reminders.length >= limits.REMINDERS_MAX}
        onClick={() => set([...reminders, { amount: 1, unit: 'hours' }])}
      >
        {t('reminder.add')}
      </Button>
    </>
  )
}
