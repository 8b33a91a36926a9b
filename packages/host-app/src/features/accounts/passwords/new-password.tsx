import { PasswordInput } from '@mantine/core'
import type { HostTranslate } from '@scheduling/messages/host'
import { useId } from 'react'
import { useText } from '../../../language/language.tsx'
import type { Problems } from '../../../ui/form/form-state.ts'
import type { Form } from '../../../ui/form/use-form.ts'
import { isPasswordGood } from './password.ts'
import { PasswordChecklist } from './password-checklist.tsx'

interface Typed {
  password: string
  repeated: string
}

export function checkNewPassword({ password, repeated }: Typed, t: HostTranslate): Problems {
  return {
    ...(!isPasswordGood(password) && { password: t('password.not_valid') }),
    ...(password !== repeated && { repeated: t('password.not_alike') }),
  }
}

/** A new password with its requirements, and its repetition. */
export function NewPassword<V extends Typed>({ form }: { form: Form<V> }) {
  const t = useText()
  const rulesId = useId()
  const shared = {
    autoComplete: 'new-password',
    visibilityToggleButtonProps: { 'aria-label': t('password.show') },
  }
  return (
    <>
      <div>
        <PasswordInput
          {...form.text('password')}
          aria-required
          {...shared}
          label={t('password.new')}
          aria-describedby={rulesId}
        />
        <PasswordChecklist id={rulesId} password={form.values.password} />
      </div>
      <PasswordInput {...form.text('repeated')} aria-required {...shared} label={t('password.repeat')} />
    </>
  )
}
