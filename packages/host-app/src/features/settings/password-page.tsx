import { Button, PasswordInput } from '@mantine/core'
import { useQueryClient } from '@tanstack/react-query'
import { useDeps } from '../../data/deps.ts'
import { useSentForm } from '../../data/use-sent-form.ts'
import { useText } from '../../language/language.tsx'
import { RoomTabs } from '../../shell/room-tabs.tsx'
import { FormNotices } from '../../ui/form/form-notices.tsx'
import { Page } from '../../ui/page/page.tsx'
import { useToasts } from '../../ui/toasts/toast-list.tsx'
import { checkNewPassword, NewPassword } from '../accounts/passwords/new-password.tsx'
import { SESSIONS } from './queries.ts'
import { Sessions } from './sessions.tsx'
import classes from './settings-page.module.css'

export function PasswordPage() {
  const t = useText()
  return (
    <Page title={t('room.password')} text={t('my_password.text')} tabs={<RoomTabs of="/settings" />}>
      <div className={classes.parts}>
        <OwnPassword />
        <Sessions />
      </div>
    </Page>
  )
}

const EMPTY = { current: '', password: '', repeated: '' }

function OwnPassword() {
  const t = useText()
  const { call } = useDeps()
  const queryClient = useQueryClient()
  const toasts = useToasts()
  const { form, failure, element } = useSentForm({
    saved: EMPTY,
    check: (values) => ({
      ...(!values.current && { current: t('field.required') }),
      ...checkNewPassword(values, t),
    }),
    async send({ current, password }) {
      await call('POST /users/password', { body: { current, password } })
      toasts.show(t('password.changed'))
      void queryClient.invalidateQueries({ queryKey: SESSIONS })
    },
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
      <NewPassword form={form} />
      <div>
        <Button type="submit" loading={form.isSending}>
          {t('change.action')}
        </Button>
      </div>
    </form>
  )
}
