import { Button, TextInput } from '@mantine/core'
import { ApiError } from '@scheduling/contract/client'
import { useState } from 'react'
import type { ReactNode } from 'react'
import { useSentForm } from '../../../data/use-sent-form.ts'
import { useFormat, useText } from '../../../language/language.tsx'
import type { Problems } from '../../../ui/form/form-state.ts'
import { FormNotices } from '../../../ui/form/form-notices.tsx'
import classes from '../account-page.module.css'
import { isAppCode, isRecoveryCode } from './two-factor-code.ts'

interface Props {
  action: string
  /** Whether a recovery code is also accepted. */
  takesRecovery?: boolean
  /** Throws the server's refusal. */
  send: (code: string) => Promise<void>
  /** Beside the button. */
  children?: ReactNode
}

/** The field for a code of the authenticator app, or for a recovery code. */
export function CodeForm(props: Props) {
  const [isRecovery, setRecovery] = useState(false)
  // A message about one does not apply to the other: a recovery code works while app codes have to wait.
  return (
    <OneCode
      {...props}
      key={String(isRecovery)}
      isRecovery={isRecovery}
      onSwitch={() => setRecovery(!isRecovery)}
    />
  )
}

interface OneCodeProps extends Props {
  isRecovery: boolean
  onSwitch: () => void
}

function OneCode({ action, takesRecovery, send, children, isRecovery, onSwitch }: OneCodeProps) {
  const t = useText()
  const format = useFormat()
  const { form, failure, element } = useSentForm({
    saved: { code: '' },
    check: ({ code }): Problems => {
      if (isRecovery) return isRecoveryCode(code) ? {} : { code: t('code.recovery_missing') }
      return isAppCode(code) ? {} : { code: t('code.missing') }
    },
    send: ({ code }) => send(code),
    failureOf: (error) => {
      const seconds = secondsToWait(error)
      return seconds === undefined
        ? undefined
        : t('code.wait', { wait: format.duration(Math.ceil(seconds / 60)) })
    },
  })

  return (
    <form {...element} className={classes.form}>
      <FormNotices isRestored={false} failure={failure} />
      <TextInput
        {...form.text('code')}
        aria-required
        label={t(isRecovery ? 'code.recovery' : 'code.app')}
        description={t(isRecovery ? 'code.recovery_text' : 'code.app_text')}
        dir="ltr"
        inputMode={isRecovery ? 'text' : 'numeric'}
        autoComplete={isRecovery ? 'off' : 'one-time-code'}
        autoCapitalize="off"
        spellCheck={false}
        // oxlint-disable-next-line jsx-a11y/no-autofocus -- what led here asked for this field
        autoFocus
      />
      <div className={classes.buttons}>
        <Button type="submit" loading={form.isSending}>
          {action}
        </Button>
        {children}
      </div>
      {takesRecovery && (
        <div>
          <Button variant="subtle" size="compact-sm" onClick={onSwitch}>
            {t(isRecovery ? 'code.use_app' : 'code.use_recovery')}
          </Button>
        </div>
      )}
    </form>
  )
}

/** After a few wrong codes, each one doubles the wait. */
function secondsToWait(error: unknown): number | undefined {
  return error instanceof ApiError && error.code === 'rate_limited' ? error.problem.retryAfter : undefined
}
