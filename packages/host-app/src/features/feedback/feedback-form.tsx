import { Button, Group, Textarea } from '@mantine/core'
import { limits } from '@scheduling/domain'
import { useState } from 'react'
import { useDeps } from '../../data/deps.ts'
import { fieldProblems, problemText } from '../../data/problem-text.ts'
import { useText } from '../../language/language.tsx'
import { FormNotices } from '../../ui/form/form-notices.tsx'
import { useForm } from '../../ui/form/use-form.ts'

interface Props {
  label: string
  action: string
  /** Path of the screen that it is about. */
  page: string
  onSent: () => void
}

/** A few words to whoever runs the server. */
export function FeedbackForm({ label, action, page, onSent }: Props) {
  const t = useText()
  const { call } = useDeps()
  const [failure, setFailure] = useState<string>()
  const { form, attach } = useForm({
    saved: { message: '' },
    check: ({ message }) => ({ ...(message.trim() === '' && { message: t('field.required') }) }),
    refusals: (error) => fieldProblems(error, t),
  })

  function send() {
    setFailure(undefined)
    form
      .send(async (values) => {
        await call('POST /feedback', { body: { ...values, page } })
        return values
      })
      .then((isSent) => isSent && onSent())
      .catch((error: unknown) => setFailure(problemText(error, t)))
  }

  return (
    <form
      ref={attach}
      noValidate
      onSubmit={(event) => {
        event.preventDefault()
        send()
      }}
    >
      <FormNotices isRestored={false} failure={failure} />
      <Textarea
        {...form.text('message')}
        label={label}
        autosize
        minRows={4}
        maxRows={12}
        maxLength={limits.FEEDBACK_MAX}
        data-autofocus
      />
      <Group justify="flex-end" mt="md">
        <Button type="submit" loading={form.isSending}>
          {action}
        </Button>
      </Group>
    </form>
  )
}
