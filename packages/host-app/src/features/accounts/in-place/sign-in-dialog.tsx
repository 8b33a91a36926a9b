import { Button, Modal, PasswordInput, TextInput } from '@mantine/core'
import { isEmail } from '@scheduling/domain'
import { ApiError } from '@scheduling/contract/client'
import { Link } from '@tanstack/react-router'
import { useState } from 'react'
import { useDeps } from '../../../data/deps.ts'
import { useSentForm } from '../../../data/use-sent-form.ts'
import { useText } from '../../../language/language.tsx'
import { guessTimeZone } from '../../../time/guess-time-zone.ts'
import { FormNotices } from '../../../ui/form/form-notices.tsx'
import type { Problems } from '../../../ui/form/form-state.ts'
import { CodeForm } from '../sign-in/code-form.tsx'
import { useEnter } from '../sign-in/use-enter.ts'
import classes from './in-place.module.css'

interface Props {
  /** What happens to what was begun. */
  text: string
  /** Where another way of signing in leads back to. */
  next: string
  onClose: () => void
  onSignedIn: () => void
}

/** Signs in without leaving the page: what was begun there stays. */
export function SignInDialog({ text, next, onClose, onSignedIn }: Props) {
  const t = useText()
  const { call, session } = useDeps()
  const keep = useEnter()
  const [isCodeAsked, setCodeAsked] = useState(false)

  async function enter(code?: string): Promise<void> {
    const { email, password } = form.values
    const body = {
      email,
      password,
      code,
      deviceToken: session.deviceToken(),
      timeZone: guessTimeZone(),
    }
    keep(await call('POST /users/login', { body }))
    onSignedIn()
  }
  const { form, failure, element } = useSentForm({
    saved: { email: '', password: '' },
    check: ({ email, password }): Problems => ({
      ...(!isEmail(email.trim()) && { email: email ? t('field.email') : t('field.required') }),
      ...(!password && { password: t('field.required') }),
    }),
    send: () =>
      enter().catch((error: unknown) => {
        if (!(error instanceof ApiError) || error.code !== 'two_factor_needed') throw error
        setCodeAsked(true)
      }),
  })

  return (
    <Modal
      opened
      onClose={onClose}
      title={t('sign_in.in_place')}
      closeButtonProps={{ 'aria-label': t('dialog.close') }}
    >
      {isCodeAsked ? (
        <CodeForm action={t('sign_in.action')} takesRecovery send={enter} />
      ) : (
        <form {...element} className={classes.panel}>
          <p className={classes.hint}>{text}</p>
          <FormNotices isRestored={false} failure={failure} />
          <TextInput
            {...form.text('email')}
            aria-required
            label={t('account.email')}
            type="email"
            dir="ltr"
            autoComplete="username"
            data-autofocus
          />
          <PasswordInput
            {...form.text('password')}
            aria-required
            label={t('account.password')}
            autoComplete="current-password"
            visibilityToggleButtonProps={{ 'aria-label': t('password.show') }}
          />
          <div className={classes.buttons}>
            <Button type="submit" loading={form.isSending}>
              {t('sign_in.action')}
            </Button>
            <Link to="/login" search={{ next }}>
              {t('sign_in.other_way')}
            </Link>
          </div>
        </form>
      )}
    </Modal>
  )
}
