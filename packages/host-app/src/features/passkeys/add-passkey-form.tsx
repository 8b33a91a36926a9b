import { Button, PasswordInput, TextInput } from '@mantine/core'
import { useState } from 'react'
import { isDeclined, isThereAlready } from '../../data/authenticator.ts'
import { useSentForm } from '../../data/use-sent-form.ts'
import { useText } from '../../language/language.tsx'
import { AccountForm } from '../accounts/account-form.tsx'
import classes from '../accounts/account-page.module.css'
import { usePasskeyActions } from './use-passkey-actions.ts'

/** Asks for a name and the password, then asks the browser for the passkey. */
export function AddPasskeyForm({ onDone }: { onDone: () => void }) {
  const t = useText()
  const actions = usePasskeyActions()
  const [start] = useState(() => ({ name: t('passkeys.first_name'), current: '' }))
  const { form, failure, element } = useSentForm({
    saved: start,
    check: ({ name, current }) => ({
      ...(!name.trim() && { name: t('field.required') }),
      ...(!current && { current: t('field.required') }),
    }),
    send: actions.add,
    failureOf(error) {
      if (isDeclined(error)) return t('passkeys.declined')
      return isThereAlready(error) ? t('passkeys.there') : undefined
    },
    onSent: onDone,
  })

  return (
    <AccountForm element={element} failure={failure}>
      <TextInput
        {...form.text('name')}
        aria-required
        label={t('passkeys.name')}
        description={t('passkeys.name_text')}
        autoComplete="off"
      />
      <PasswordInput
        {...form.text('current')}
        aria-required
        label={t('password.current')}
        autoComplete="current-password"
        visibilityToggleButtonProps={{ 'aria-label': t('password.show') }}
        // oxlint-disable-next-line jsx-a11y/no-autofocus -- the pressed button opened this field
        autoFocus
      />
      <div className={classes.buttons}>
        <Button type="submit" loading={form.isSending}>
          {t('passkeys.make')}
        </Button>
        <Button variant="default" onClick={onDone}>
          {t('dialog.cancel')}
        </Button>
      </div>
    </AccountForm>
  )
}
