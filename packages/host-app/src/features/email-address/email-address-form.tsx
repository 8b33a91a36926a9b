import { isEmail } from '@scheduling/domain'
import { Button, PasswordInput, TextInput } from '@mantine/core'
import type { HostTranslate } from '@scheduling/messages/host'
import { useState } from 'react'
import { fieldProblems, problemText } from '../../data/problem-text.ts'
import { useText } from '../../language/language.tsx'
import { useForm } from '../../ui/form/use-form.ts'
import { AccountForm } from '../accounts/account-form.tsx'
import { useEmailAddressActions } from './use-email-address-actions.ts'

const EMPTY = { email: '', current: '' }

/** Where another address is asked for. */
export function EmailAddressForm({ email }: { email: string }) {
  const t = useText()
  const actions = useEmailAddressActions()
  const [failure, setFailure] = useState<string>()
  const { form, attach } = useForm({
    saved: EMPTY,
    check: (values) => ({
      ...emailProblem(values.email.trim(), email, t),
      ...(!values.current && { current: t('field.required') }),
    }),
    refusals: (error) => fieldProblems(error, t),
  })

  function ask() {
    setFailure(undefined)
    form
      .send(async (values) => {
        await actions.ask(values)
        return EMPTY
      })
      .catch((error: unknown) => setFailure(problemText(error, t)))
  }

  return (
    <AccountForm attach={attach} failure={failure} onSend={ask}>
      <TextInput {...form.text('email')} label={t('email.new')} type="email" dir="ltr" autoComplete="off" />
      <PasswordInput
        {...form.text('current')}
        label={t('password.current')}
        autoComplete="current-password"
        visibilityToggleButtonProps={{ 'aria-label': t('password.show') }}
      />
      <div>
        <Button type="submit" loading={form.isSending}>
          {t('email.ask')}
        </Button>
      </div>
    </AccountForm>
  )
}

function emailProblem(typed: string, now: string, t: HostTranslate): { email?: string } {
  if (typed === '') return { email: t('field.required') }
  if (!isEmail(typed)) return { email: t('field.email') }
  return typed === now ? { email: t('email.same') } : {}
}
