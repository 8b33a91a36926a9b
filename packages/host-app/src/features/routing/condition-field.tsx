import { ActionIcon, Checkbox, Select, TextInput } from '@mantine/core'
import { useText } from '../../language/language.tsx'
import { IconClose } from '../../ui/icons.ts'
import { conditionOf, kindsFor } from './conditions.ts'
import type { Condition, Question } from './form-values.ts'
import classes from './routing.module.css'

interface Props {
  condition: Condition
  questions: readonly Question[]
  path: string
  error: (path: string) => string | undefined
  onLeave: (path: string) => void
  onChange: (condition: Condition) => void
  /** Undefined: it is the only one. */
  onRemove: (() => void) | undefined
}

/** What must hold of one answer. */
export function ConditionField({ condition, questions, path, error, onLeave, onChange, onRemove }: Props) {
  const t = useText()
  const question = questions.find(({ id }) => id === condition.question)
  return (
    <div className={classes.condition}>
      <div className={classes.line}>
        <Select
          className={classes.grow}
          data-path={`${path}.question`}
          aria-label={t('routing.about')}
          placeholder={t('routing.question_gone')}
          allowDeselect={false}
          value={question?.id ?? null}
          data={questions.map(({ id, label }) => ({ value: id, label: label || t('routing.unnamed') }))}
          error={error(`${path}.question`)}
          onChange={(id) => {
            const next = questions.find((one) => one.id === id)
            if (next) onChange(conditionOf(next, condition.is))
          }}
        />
        <Select
          className={classes.type}
          aria-label={t('routing.is')}
          allowDeselect={false}
          value={condition.is}
          data={kindsFor(question).map((is) => ({ value: is, label: t(`routing.is_${is}`) }))}
          onChange={(is) => is && onChange(conditionOf(question, is, condition))}
        />
        {onRemove && (
          <ActionIcon
            variant="subtle"
            color="gray"
            size={36}
            aria-label={t('routing.remove_condition')}
            onClick={onRemove}
          >
            <IconClose size={14} />
          </ActionIcon>
        )}
      </div>
      {'choices' in condition && question && (
        <Checkbox.Group
          aria-label={question.label || t('routing.choices')}
          value={condition.choices}
          error={error(`${path}.choices`)}
          onChange={(choices) => {
            onChange({ ...condition, choices })
            onLeave(`${path}.choices`)
          }}
        >
          <div className={classes.chosen}>
            {question.choices.map(({ id, text }, index) => (
              <Checkbox
                key={id}
                name={`${path}.choices`}
                value={id}
                label={<bdi>{text || t('routing.choice', { number: index + 1 })}</bdi>}
              />
            ))}
          </div>
        </Checkbox.Group>
      )}
      {'text' in condition && (
        <TextInput
          name={`${path}.text`}
          aria-label={t('routing.contained')}
          placeholder={t('routing.contained')}
          aria-required
          dir="auto"
          value={condition.text}
          error={error(`${path}.text`)}
          onBlur={() => onLeave(`${path}.text`)}
          onChange={(event) => onChange({ ...condition, text: event.currentTarget.value })}
        />
      )}
    </div>
  )
}
