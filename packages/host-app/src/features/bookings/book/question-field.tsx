import { Checkbox, Radio, Select, Stack, Textarea, TextInput } from '@mantine/core'
import type { Question } from '@scheduling/contract'
import type { Answer } from '@scheduling/domain'

interface Props {
  question: Question
  answer: Answer | undefined
  error: string | undefined
  onChange: (answer: Answer) => void
}

/** A question of the event type, which the host answers for the invitee. */
export function QuestionField({ question, answer, error, onChange }: Props) {
  const { id, label, type } = question
  const field = { name: `answers.${id}`, label, error, 'aria-required': question.required }
  const text = typeof answer === 'string' ? answer : ''
  if (!('options' in question)) {
    const typed = { ...field, value: text }
    return type === 'large_text' ? (
      <Textarea {...typed} autosize minRows={2} onChange={(event) => onChange(event.currentTarget.value)} />
    ) : (
      <TextInput
        {...typed}
        type={type === 'phone_number' ? 'tel' : 'text'}
        autoComplete="off"
        onChange={(event) => onChange(event.currentTarget.value)}
      />
    )
  }
  const { options } = question
  if (type === 'dropdown')
    return (
      <Select
        {...field}
        clearable={!question.required}
        data={[...new Set(options)]}
        value={text || null}
        onChange={(option) => onChange(option ?? '')}
      />
    )
  const Choice = type === 'multiple_options' ? Checkbox : Radio
  const choices = (
    <Stack gap="xs" mt="xs">
      {options.map((option) => (
        <Choice key={option} name={field.name} value={option} label={<bdi>{option}</bdi>} />
      ))}
    </Stack>
  )
  return type === 'multiple_options' ? (
    <Checkbox.Group
      {...{ label, error }}
      value={typeof answer === 'object' ? [...answer] : []}
      onChange={onChange}
    >
      {choices}
    </Checkbox.Group>
  ) : (
    <Radio.Group {...field} value={text} onChange={onChange}>
      {choices}
    </Radio.Group>
  )
}
