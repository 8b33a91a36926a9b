import { Button, PasswordInput } from '@mantine/core'
import { useState } from 'react'
import type { ReactNode } from 'react'
import { fieldProblems, problemText } from '../../data/problem-text.ts'
import { useText } from '../../language/language.tsx'
import type { Problems } from '../../ui/form/form-state.ts'
import { useForm } from '../../ui/form/use-form.ts'
import { AccountForm } from '../accounts/account-form.tsx'
import classes from '../accounts/account-page.module.css'

interface Props {
  action: string
  /** Throws what the server refuses. */
  send: (current: string) => Promise<void>
  /** Beside the button. */
  children?: ReactNode
}

/** The current password, before something opens the account for good. */
export function PasswordForm({ action, send, children }: Props) {
  const t = useText()
  const [failure, setFailure] = useState<string>()
  const { form, attach } = useForm({
    saved: { current: '' },
    check: ({ current }): Problems => (current ? {} : { current: t('field.required') }),
    refusals: (error) => fieldProblems(error, t),
  })

  function submit() {
    setFailure(undefined)
    form
      .send(async (values) => {
        await send(values.current)
        return values
      })
      .catch((error: unknown) => setFailure(problemText(error, t)))
  }

  return (
    <AccountForm attach={attach} failure={failure} onSend={submit}>
      <PasswordInput
        {...form.text('current')}
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
    </AccountForm>
  )
}
