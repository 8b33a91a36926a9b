import type { Question } from '@scheduling/contract'
import { ANSWER_PREFIX } from '@scheduling/contract/page'
import { useWords } from '../../../page/words.tsx'
import { describedBy, Field, fieldCss, FieldGroup, fieldId } from '../../../ui/field.tsx'

interface QuestionFieldProps {
  question: Question
  answer: string | string[] | undefined
  problem: string | null
  onAnswer: (answer: string | string[]) => void
  onLeave: () => void
}

/** One question of the host, of any type. */
export function QuestionField({ question, answer, problem, onAnswer, onLeave }: QuestionFieldProps) {
  const { t } = useWords()
  const name = ANSWER_PREFIX + question.id
  const { label } = question
  const optional = question.required ? null : t('optional')
  const given = [answer ?? []].flat()
  const input = {
    id: fieldId(name),
    name,
    className: fieldCss.input,
    required: question.required,
    'aria-invalid': problem ? true : undefined,
    'aria-describedby': describedBy(name, null, problem),
    value: given[0] ?? '',
    onBlur: onLeave,
  }

  switch (question.type) {
    case 'single_options':
    case 'multiple_options': {
      const several = question.type === 'multiple_options'
      return (
        <FieldGroup {...{ name, label, optional, problem }}>
          {question.options.map((option) => (
            <label key={option} className={fieldCss.choice}>
              <input
                type={several ? 'checkbox' : 'radio'}
                name={name}
                value={option}
                checked={given.includes(option)}
                // No single checkbox of several is required.
                required={question.required && !several}
                aria-invalid={problem ? true : undefined}
                onChange={({ currentTarget: { checked } }) => {
                  const others = given.filter((other) => other !== option)
                  onAnswer(several ? (checked ? [...others, option] : others) : option)
                }}
              />
              <bdi>{option}</bdi>
            </label>
          ))}
        </FieldGroup>
      )
    }
    case 'dropdown':
      return (
        <Field {...{ name, label, optional, problem }}>
          <select {...input} onChange={(event) => onAnswer(event.currentTarget.value)}>
            <option value="">{t('choose')}</option>
            {question.options.map((option) => (
              // A document without a script chooses by value.
              <option key={option} value={option}>
                {option}
              </option>
            ))}
          </select>
        </Field>
      )
    case 'large_text':
      return (
        <Field {...{ name, label, optional, problem }}>
          <textarea
            {...input}
            rows={3}
            dir="auto"
            onChange={(event) => onAnswer(event.currentTarget.value)}
          />
        </Field>
      )
    default: {
      const isPhone = question.type === 'phone_number'
      return (
        <Field {...{ name, label, optional, problem }}>
          <input
            {...input}
            type={isPhone ? 'tel' : 'text'}
            autoComplete={isPhone ? 'tel' : undefined}
            dir={isPhone ? 'ltr' : 'auto'}
            onChange={(event) => onAnswer(event.currentTarget.value)}
          />
        </Field>
      )
    }
  }
}
