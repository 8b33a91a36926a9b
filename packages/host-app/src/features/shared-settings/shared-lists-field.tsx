import { ActionIcon, Button, Checkbox, Select, TextInput } from '@mantine/core'
import type { SharedSettings } from '@scheduling/contract'
import { limits } from '@scheduling/domain'
import { useText } from '../../language/language.tsx'
import { IconClose, IconPlus } from '../../ui/icons.ts'
import { NumberField } from '../../ui/number-field/number-field.tsx'
import type { Form } from '../../ui/form/use-form.ts'
import classes from './shared-settings.module.css'
import { FIRST_REMINDER, newQuestion, SIMPLE_TYPES } from './shared-values.ts'

interface Props {
  form: Form<SharedSettings>
}

const UNITS = ['minutes', 'hours', 'days'] as const

export function RemindersField({ form }: Props) {
  const t = useText()
  const { reminders } = form.values
  if (!reminders) return null
  const set = (next: typeof reminders) => form.set('reminders', next)
  return (
    <>
      <ul className={classes.list}>
        {reminders.map((reminder, index) => {
          const number = index + 1
          const path = `reminders[${index}].amount`
          return (
            // oxlint-disable-next-line react/no-array-index-key -- two reminders may be alike while they are typed
            <li key={index} className={classes.item}>
              <NumberField
                className={classes.amount}
                name={path}
                aria-label={`${t('shared.reminder_of', { number })}: ${t('shared.reminder_amount')}`}
                min={limits.REMINDER_AMOUNT_MIN}
                max={limits.REMINDER_AMOUNT_MAX[reminder.unit]}
                value={reminder.amount}
                error={form.error(path)}
                onBlur={() => form.leave(path)}
                onChange={(amount) => set(reminders.with(index, { ...reminder, amount }))}
              />
              <Select
                className={classes.unit}
                aria-label={t('duration.unit_of', { name: t('shared.reminder_of', { number }) })}
                allowDeselect={false}
                value={reminder.unit}
                data={UNITS.map((unit) => ({ value: unit, label: t(`duration.${unit}`) }))}
                onChange={(unit) => unit && set(reminders.with(index, { ...reminder, unit }))}
              />
              <Remove
                label={t('shared.reminder_remove', { number })}
                onRemove={() => set(reminders.toSpliced(index, 1))}
              />
            </li>
          )
        })}
      </ul>
      <Add
        label={t('shared.reminder_add')}
        isFull={reminders.length >= limits.REMINDERS_MAX}
        onAdd={() => set([...reminders, FIRST_REMINDER])}
      />
    </>
  )
}

export function QuestionsField({ form }: Props) {
  const t = useText()
  const { questions } = form.values
  if (!questions) return null
  const set = (next: typeof questions) => form.set('questions', next)
  return (
    <>
      <ul className={classes.list}>
        {questions.map((question, index) => {
          const number = index + 1
          const path = `questions[${index}].label`
          return (
            <li key={question.id} className={classes.item}>
              <TextInput
                className={classes.grow}
                name={path}
                aria-label={t('shared.question_of', { number })}
                dir="auto"
                maxLength={limits.TEXT_ANSWER_MAX}
                value={question.label}
                error={form.error(path)}
                onBlur={() => form.leave(path)}
                onChange={(event) =>
                  set(questions.with(index, { ...question, label: event.currentTarget.value }))
                }
              />
              <Select
                className={classes.type}
                aria-label={t('shared.question_type_of', { number })}
                allowDeselect={false}
                value={question.type}
                data={SIMPLE_TYPES.map((type) => ({ value: type, label: t(`shared.question_type_${type}`) }))}
                onChange={(type) => {
                  const { id, label, required } = question
                  const chosen = SIMPLE_TYPES.find((one) => one === type)
                  if (chosen) set(questions.with(index, { id, label, required, type: chosen }))
                }}
              />
              <Checkbox
                label={t('shared.question_required')}
                checked={question.required}
                onChange={(event) =>
                  set(questions.with(index, { ...question, required: event.currentTarget.checked }))
                }
              />
              <Remove
                label={t('shared.question_remove', { number })}
                onRemove={() => set(questions.toSpliced(index, 1))}
              />
            </li>
          )
        })}
      </ul>
      <Add
        label={t('shared.question_add')}
        isFull={questions.length >= limits.QUESTIONS_MAX}
        onAdd={() => set([...questions, newQuestion(questions)])}
      />
    </>
  )
}

function Remove({ label, onRemove }: { label: string; onRemove: () => void }) {
  return (
    <ActionIcon variant="subtle" color="gray" size={36} aria-label={label} onClick={onRemove}>
      <IconClose size={16} />
    </ActionIcon>
  )
}

function Add({ label, isFull, onAdd }: { label: string; isFull: boolean; onAdd: () => void }) {
  return (
    <Button
      className={classes.add}
      variant="default"
      leftSection={<IconPlus size={16} />}
      disabled={isFull}
      onClick={onAdd}
    >
      {label}
    </Button>
  )
}
