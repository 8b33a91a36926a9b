import { ActionIcon, Button, Select, Switch, TextInput } from '@mantine/core'
import { limits } from '@scheduling/domain'
import { hasChoices, ROUTING_QUESTION_TYPES } from '@scheduling/domain/routing'
import type { ReactNode } from 'react'
import { useText } from '../../language/language.tsx'
import { alike } from '../../ui/form/form-state.ts'
import type { Form } from '../../ui/form/use-form.ts'
import { IconDelete, IconPlus } from '../../ui/icons.ts'
import { randomId } from '../../ui/random-id.ts'
import { ReorderList } from '../../ui/reorder/reorder-list.tsx'
import { useFocusAdded } from '../event-types/editor/sections/use-focus-added.ts'
import { ChoicesField } from './choices-field.tsx'
import { fittedTo } from './conditions.ts'
import type { FormValues, Question } from './form-values.ts'
import classes from './routing.module.css'

export function QuestionsField({ form }: { form: Form<FormValues> }) {
  const t = useText()
  const { questions, rules } = form.values
  const { place, focusOn } = useFocusAdded<HTMLDivElement>()

  function set(next: Question[]) {
    form.set('questions', next)
    const fitted = fittedTo(next, rules)
    if (!alike(fitted, rules)) form.set('rules', fitted)
  }

  function add() {
    focusOn(`questions[${questions.length}].label`)
    set([...questions, { id: randomId(), type: 'text', label: '', required: false, choices: [] }])
  }

  return (
    <div ref={place} className={classes.part} data-path="questions" tabIndex={-1}>
      <ReorderList
        className={classes.cards}
        items={questions}
        idOf={({ id }) => id}
        nameOf={({ label }) => label || t('routing.unnamed')}
        onMove={set}
      >
        {(question, handle) => {
          const index = questions.indexOf(question)
          return (
            <QuestionField
              question={question}
              path={`questions[${index}]`}
              form={form}
              handle={handle}
              onChange={(next) => set(questions.with(index, next))}
              onRemove={() => set(questions.toSpliced(index, 1))}
            />
          )
        }}
      </ReorderList>
      <Button
        className={classes.start}
        variant="default"
        leftSection={<IconPlus size={16} />}
        disabled={questions.length >= limits.ROUTING_QUESTIONS_MAX}
        onClick={add}
      >
        {t('routing.add_question')}
      </Button>
    </div>
  )
}

interface QuestionProps {
  question: Question
  path: string
  form: Pick<Form<FormValues>, 'error' | 'leave'>
  handle: ReactNode
  onChange: (question: Question) => void
  onRemove: () => void
}

function QuestionField({ question, path, form, handle, onChange, onRemove }: QuestionProps) {
  const t = useText()
  const { label, type, required, choices } = question
  return (
    <div className={classes.card}>
      {handle}
      <div className={classes.inCard}>
        <div className={classes.line}>
          <TextInput
            className={classes.grow}
            name={`${path}.label`}
            aria-label={t('routing.question')}
            aria-required
            dir="auto"
            placeholder={t('routing.question')}
            value={label}
            error={form.error(`${path}.label`) ?? form.error(`${path}.id`)}
            onBlur={() => form.leave(`${path}.label`)}
            onChange={(event) => onChange({ ...question, label: event.currentTarget.value })}
          />
          <Select
            className={classes.type}
            aria-label={t('routing.type')}
            allowDeselect={false}
            value={type}
            data={ROUTING_QUESTION_TYPES.map((value) => ({ value, label: t(`routing.${value}`) }))}
            onChange={(next) => next && onChange(withType(question, next))}
          />
        </div>
        {hasChoices(question) && (
          <ChoicesField
            choices={choices}
            path={`${path}.choices`}
            error={form.error(`${path}.choices`)}
            onLeave={form.leave}
            onChange={(next) => onChange({ ...question, choices: next })}
          />
        )}
        <div className={classes.foot}>
          <Switch
            label={t('routing.required')}
            checked={required}
            onChange={(event) => onChange({ ...question, required: event.currentTarget.checked })}
          />
          <ActionIcon
            variant="subtle"
            color="gray"
            size={36}
            aria-label={t('routing.remove', { name: label || t('routing.unnamed') })}
            onClick={onRemove}
          >
            <IconDelete size={16} />
          </ActionIcon>
        </div>
      </div>
    </div>
  )
}

/** The same question with another type. Choices stay as long as there are choices. */
function withType(question: Question, type: Question['type']): Question {
  if (!hasChoices({ type })) return { ...question, type, choices: [] }
  const choices = question.choices.length > 0 ? question.choices : [{ id: randomId(), text: '' }]
  return { ...question, type, choices }
}
