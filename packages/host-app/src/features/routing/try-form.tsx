import { Checkbox, Select, Textarea, TextInput } from '@mantine/core'
import { routeAnswers } from '@scheduling/domain/routing'
import { useState } from 'react'
import { useText } from '../../language/language.tsx'
import type { FormValues, Question } from './form-values.ts'
import classes from './routing.module.css'
import type { Targets } from './use-targets.ts'

interface Props {
  /** Saved or not. */
  values: FormValues
  targets: Targets
}

/** Answers as a visitor would give them, and the rule that fits. Nothing is sent. */
export function TryForm({ values: { questions, rules, otherwise }, targets }: Props) {
  const t = useText()
  const [answers, setAnswers] = useState<Record<string, string | string[]>>({})
  const { ruleId, to } = routeAnswers({ rules, otherwise }, answers, targets.isThere)
  const number = rules.findIndex(({ id }) => id === ruleId) + 1
  return (
    <section className={classes.try} aria-labelledby="routing-try">
      <div>
        <h2 id="routing-try" className={classes.title}>
          {t('routing.try')}
        </h2>
        <p className={classes.hint}>{t('routing.try_text')}</p>
      </div>
      {questions.map((question) => (
        <TriedField
          key={question.id}
          question={question}
          given={[answers[question.id] ?? []].flat()}
          onChange={(given) => setAnswers((now) => ({ ...now, [question.id]: given }))}
        />
      ))}
      <output className={classes.result}>
        <strong>{number > 0 ? t('routing.tried_rule', { number }) : t('routing.tried_otherwise')}</strong>
        <span dir="auto">{targets.nameOf(to)}</span>
      </output>
    </section>
  )
}

interface TriedProps {
  question: Question
  given: string[]
  onChange: (given: string | string[]) => void
}

function TriedField({ question: { type, label, choices }, given, onChange }: TriedProps) {
  const t = useText()
  const shown = label || t('routing.unnamed')
  const options = choices.map(({ id, text }, index) => ({
    value: id,
    label: text || t('routing.choice', { number: index + 1 }),
  }))
  switch (type) {
    case 'multiple_options':
      return (
        <Checkbox.Group label={shown} value={given} onChange={onChange}>
          <div className={classes.chosen}>
            {options.map((option) => (
              <Checkbox key={option.value} value={option.value} label={<bdi>{option.label}</bdi>} />
            ))}
          </div>
        </Checkbox.Group>
      )
    case 'single_options':
    case 'dropdown':
      return (
        <Select
          label={shown}
          clearable
          value={options.some(({ value }) => value === given[0]) ? given[0] : null}
          data={options}
          onChange={(chosen) => onChange(chosen ?? '')}
        />
      )
    case 'large_text':
      return (
        <Textarea
          label={shown}
          dir="auto"
          autosize
          minRows={2}
          value={given[0] ?? ''}
          onChange={(event) => onChange(event.currentTarget.value)}
        />
      )
    default:
      return (
        <TextInput
          label={shown}
          dir="auto"
          value={given[0] ?? ''}
          onChange={(event) => onChange(event.currentTarget.value)}
        />
      )
  }
}
