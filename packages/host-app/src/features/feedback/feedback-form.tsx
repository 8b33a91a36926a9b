import { Button, Group, Textarea } from '@mantine/core'
import { useDeps } from '../../data/deps.ts'
import { useSentForm } from '../../data/use-sent-form.ts'
import { useText } from '../../language/language.tsx'
import { FormNotices } from '../../ui/form/form-notices.tsx'

interface Props {
  label: string
  action: string
  /** Path of the screen that the feedback is about. */
  page: string
  onSent: () => void
}

/** A short message to the operator of the server. */
export function FeedbackForm({ label, action, page, onSent }: Props) {
  const t = useText()
  const { call } = useDeps()
  const { form, failure, element } = useSentForm({
    saved: { message: '' },
    check: ({ message }) => ({ ...(message.trim() === '' && { message: t('field.required') }) }),
    send: (values) => call('POST /feedback', { body: { ...values, page } }),
    onSent: onSent,
  })

  return (
    <form {...element}>
      <FormNotices isRestored={false} failure={failure} />
      <Textarea
        {...form.text('message')}
        aria-required
        label={label}
        autosize
        minRows={4}
        maxRows={12}
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
