import { Button, PasswordInput, TextInput } from '@mantine/core'
import { useSentForm } from '../../data/use-sent-form.ts'
import { useText } from '../../language/language.tsx'
import { FormNotices } from '../../ui/form/form-notices.tsx'
import classes from './administration.module.css'

interface Given {
  reason: string
  password: string
}

interface Props {
  /** The consequences. */
  text: string
  action: string
  /** Label of the field for the log. */
  label: string
  needsReason: boolean
  needsPassword: boolean
  onSend: (given: Given) => Promise<void>
}

const EMPTY: Given = { reason: '', password: '' }

/** Asks for a reason for the log. For actions that cannot be undone, also asks for the operator's password. */
export function ReasonForm({ text, action, label, needsReason, needsPassword, onSend }: Props) {
  const t = useText()
  const { form, failure, element } = useSentForm({
    saved: EMPTY,
    check: ({ reason, password }) => ({
      ...(needsReason && reason.trim() === '' && { reason: t('field.required') }),
      ...(needsPassword && password === '' && { password: t('field.required') }),
    }),
    send: onSend,
  })

  return (
    <form {...element} className={classes.form}>
      <p>{text}</p>
      <FormNotices isRestored={false} failure={failure} />
      {needsReason && (
        <TextInput
          {...form.text('reason')}
          aria-required
          label={label}
          description={t('administration.reason_text')}
        />
      )}
      {needsPassword && (
        <PasswordInput
          {...form.text('password')}
          aria-required
          label={t('administration.password')}
          autoComplete="current-password"
          visibilityToggleButtonProps={{ 'aria-label': t('password.show') }}
        />
      )}
      <div>
        <Button type="submit" color={needsPassword ? 'red' : undefined} loading={form.isSending}>
          {action}
        </Button>
      </div>
    </form>
  )
}
