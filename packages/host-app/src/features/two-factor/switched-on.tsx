import { Button } from '@mantine/core'
import { useState } from 'react'
import { useFormat, useText } from '../../language/language.tsx'
import { CodeForm } from '../accounts/sign-in/code-form.tsx'
import { IconGood } from '../../ui/icons.ts'
import classes from './two-factor.module.css'
import { useTwoFactorActions } from './use-two-factor-actions.ts'

interface Props {
  since: string
  codesLeft: number
  onRenewed: (recoveryCodes: readonly string[]) => void
}

/** The state when it is on. Each change needs a code. */
export function SwitchedOn({ since, codesLeft, onRenewed }: Props) {
  const t = useText()
  const format = useFormat()
  const actions = useTwoFactorActions()
  const [asked, setAsked] = useState<'renew' | 'off'>()
  const cancel = (
    <Button variant="default" onClick={() => setAsked(undefined)}>
      {t('dialog.cancel')}
    </Button>
  )
  return (
    <>
      <h2 id="authenticator-app" className={classes.title}>
        <IconGood size={18} aria-hidden className={classes.good} /> {t('two_factor.on')}
      </h2>
      <p className={classes.hint}>
        {t('two_factor.since', { date: format.dayOf(Date.parse(since)) })}{' '}
        {t('two_factor.codes_left', { count: codesLeft })}
      </p>
      {asked === undefined && (
        <div className={classes.actions}>
          <Button variant="default" onClick={() => setAsked('renew')}>
            {t('two_factor.renew')}
          </Button>
          <Button variant="default" onClick={() => setAsked('off')}>
            {t('two_factor.switch_off')}
          </Button>
        </div>
      )}
      {asked === 'renew' && (
        <CodeForm
          action={t('two_factor.renew')}
          takesRecovery
          send={async (code) => onRenewed(await actions.renew(code))}
        >
          {cancel}
        </CodeForm>
      )}
      {asked === 'off' && (
        <CodeForm action={t('two_factor.switch_off')} takesRecovery send={actions.switchOff}>
          {cancel}
        </CodeForm>
      )}
    </>
  )
}
