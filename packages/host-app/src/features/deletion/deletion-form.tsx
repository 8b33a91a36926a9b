import { Button, PasswordInput, Radio, Textarea } from '@mantine/core'
import type { Api } from '@scheduling/contract'
import { ApiError } from '@scheduling/contract/client'
import { limits } from '@scheduling/domain'
import { useSentForm } from '../../data/use-sent-form.ts'
import { useText } from '../../language/language.tsx'
import { FormNotices } from '../../ui/form/form-notices.tsx'
import classes from './deletion.module.css'

export type DeletionInput = Required<Api['POST /users/delete']['$args']['body']>

interface Props {
  /** Number of upcoming meetings. */
  meetings: number
  onAsk: (input: DeletionInput) => Promise<void>
}

const EMPTY: DeletionInput = { reason: '', meetings: 'cancel', pass: '' }

export function DeletionForm({ meetings, onAsk }: Props) {
  const t = useText()
  const { form, failure, element } = useSentForm({
    saved: EMPTY,
    check: ({ reason, pass }) => ({
      ...(reason.trim() === '' && { reason: t('field.required') }),
      ...(pass === '' && { pass: t('field.required') }),
    }),
    send: onAsk,
    failureOf: (error) =>
      error instanceof ApiError && error.code === 'owns_organization' ? undefined : t('deletion.failed'),
  })

  return (
    <form {...element} className={classes.form}>
      <FormNotices isRestored={false} failure={failure} />
      <Textarea
        {...form.text('reason')}
        aria-required
        label={t('deletion.reason')}
        description={t('deletion.reason_text')}
        autosize
        minRows={3}
        maxLength={limits.REASON_MAX}
      />
      {meetings > 0 && (
        <Radio.Group
          {...form.value('meetings')}
          onChange={(choice) => form.set('meetings', choice)}
          label={t('deletion.meetings', { count: meetings })}
        >
          <div className={classes.choices}>
            <Radio value="cancel" label={t('deletion.cancel')} description={t('deletion.cancel_text')} />
            <Radio value="keep" label={t('deletion.keep')} description={t('deletion.keep_text')} />
          </div>
        </Radio.Group>
      )}
      <PasswordInput
        {...form.text('pass')}
        aria-required
        label={t('deletion.password')}
        autoComplete="current-password"
        visibilityToggleButtonProps={{ 'aria-label': t('password.show') }}
      />
      <div>
        <Button type="submit" color="red" loading={form.isSending}>
          {t('deletion.ask')}
        </Button>
      </div>
    </form>
  )
}
