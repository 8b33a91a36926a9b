import { Button, PasswordInput } from '@mantine/core'
import type { ReactNode } from 'react'
import { useSentForm } from '../../data/use-sent-form.ts'
import { useText } from '../../language/language.tsx'
import type { Problems } from '../../ui/form/form-state.ts'
import { FormNotices } from '../../ui/form/form-notices.tsx'
import classes from '../accounts/account-page.module.css'

interface Props {
  action: string
  /** Throws the server's refusal. */
  send: (current: string) => Promise<void>
  /** Shown next to the button. */
  children?: ReactNode
}

/** Asks for the current password before a change that could open the account to somebody else for good. */
export function PasswordForm({ action, send, children }: Props) {
  const t = useText()
  const { form, failure, element } = useSentForm({
    saved: { current: '' },
    check: ({ current }): Problems => (current ? {} : { current: t('field.required') }),
    send: ({ current }) => send(current),
  })

  return (
    <form {...element} className={classes.form}>
      <FormNotices isRestored={false} failure={failure} />
      <PasswordInput
        {...form.text('current')}
        aria-required
        label={t('password.current')}
        autoComplete="current-password"
        visibilityToggleButtonProps={{ 'aria-label': t('password.show') }}
      />
      <div className={classes.buttons}>
        <Button type="submit" loading={form.isSending}>
          {action}
        </Button>
        {children}
      </div>
    </form>
  )
}
