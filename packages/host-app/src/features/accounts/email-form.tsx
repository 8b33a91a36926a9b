import { Button, TextInput } from '@mantine/core'
import { isEmail } from '@scheduling/domain'
import type { ReactNode } from 'react'
import { useSentForm } from '../../data/use-sent-form.ts'
import { useText } from '../../language/language.tsx'
import { FormNotices } from '../../ui/form/form-notices.tsx'
import classes from './email-form.module.css'

interface Props {
  label: string
  /** Below the label. */
  hint?: string
  /** On the button. */
  action: string
  /** Throws the server's refusal. The email that was typed stays then. */
  send: (email: string) => Promise<unknown>
  failureOf?: (error: unknown) => string
  /** Fields between the email and the button. */
  children?: ReactNode
}

/** One email and a button. The field is empty again once it was sent. */
export function EmailForm({ label, hint, action, send, failureOf, children }: Props) {
  const t = useText()
  const sent = useSentForm({
    saved: { email: '' },
    check: ({ email }) => ({
      ...(!isEmail(email.trim()) && { email: email ? t('field.email') : t('field.required') }),
    }),
    send: ({ email }) => send(email.trim()),
    ...(failureOf && { failureOf }),
    onSent: clear,
  })
  const { form, failure, element } = sent

  function clear(): void {
    sent.form.set('email', '')
  }

  return (
    <form {...element}>
      <FormNotices isRestored={false} failure={failure} />
      <div className={classes.fields}>
        <TextInput
          {...form.text('email')}
          aria-required
          label={label}
          description={hint}
          type="email"
          dir="ltr"
          autoComplete="off"
        />
        {children}
        <Button type="submit" loading={form.isSending}>
          {action}
        </Button>
      </div>
    </form>
  )
}
