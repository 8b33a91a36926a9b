import type { RoutingQuestion } from '@scheduling/contract'
import { ANSWER_PREFIX } from '@scheduling/contract/page'
import { useWords } from '../../page/words.tsx'
import { describedBy, Field, fieldCss, FieldGroup, fieldId } from '../../ui/field.tsx'

interface AnswerFieldProps {
  question: RoutingQuestion
  given: string[]
  problem: string | null
}

const INPUTS = {
  text: { type: 'text', dir: 'auto' },
  email: { type: 'email', autoComplete: 'email', dir: 'ltr' },
  phone_number: { type: 'tel', autoComplete: 'tel', dir: 'ltr' },
} as const

/** One question of a routing form. It needs no script. */
export function AnswerField({ question, given, problem }: AnswerFieldProps) {
  const { t } = useWords()
  const { label, required, type, choices } = question
  const name = ANSWER_PREFIX + question.id
  const optional = required ? null : t('optional')
  const checked = { required, 'aria-invalid': problem ? true : undefined }
  const input = {
    ...checked,
    id: fieldId(name),
    name,
    className: fieldCss.input,
    'aria-describedby': describedBy(name, null, problem),
    defaultValue: given[0] ?? '',
  }
  switch (type) {
    case 'single_options':
    case 'multiple_options': {
      const several = type === 'multiple_options'
      return (
        <FieldGroup {...{ name, label, optional, problem }}>
          {choices.map(({ id, text }) => (
            <label key={id} className={fieldCss.choice}>
              <input
                {...checked}
                // No single checkbox of several is required.
                required={required && !several}
                type={several ? 'checkbox' : 'radio'}
                name={name}
                value={id}
                defaultChecked={given.includes(id)}
              />
              <bdi>{text}</bdi>
            </label>
          ))}
        </FieldGroup>
      )
    }
    case 'dropdown':
      return (
        <Field {...{ name, label, optional, problem }}>
          <select {...input}>
            <option value="">{t('choose')}</option>
            {choices.map(({ id, text }) => (
              <option key={id} value={id}>
                {text}
              </option>
            ))}
          </select>
        </Field>
      )
    case 'large_text':
      return (
        <Field {...{ name, label, optional, problem }}>
          <textarea {...input} rows={3} dir="auto" />
        </Field>
      )
    default:
      return (
        <Field {...{ name, label, optional, problem }}>
          <input {...input} {...INPUTS[type]} />
        </Field>
      )
  }
}
