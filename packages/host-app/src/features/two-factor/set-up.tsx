import { Button } from '@mantine/core'
import { useState } from 'react'
import type { ReactNode } from 'react'
import { useText } from '../../language/language.tsx'
import { CodeForm } from '../accounts/sign-in/code-form.tsx'
import { PasswordForm } from './password-form.tsx'
import { ScanCode } from './scan-code.tsx'
import classes from './two-factor.module.css'
import type { Begun } from './use-two-factor-actions.ts'
import { useTwoFactorActions } from './use-two-factor-actions.ts'

type Step = 1 | 2 | 3

/** Turns it on in three steps: get the app, scan the QR code, enter a code from the app. */
export function SetUp({ onDone }: { onDone: (recoveryCodes: readonly string[]) => void }) {
  const t = useText()
  const actions = useTwoFactorActions()
  const [step, setStep] = useState<Step>()
  const [begun, setBegun] = useState<Begun>()

  if (step === undefined)
    return (
      <>
        <h2 id="authenticator-app" className={classes.title}>
          {t('two_factor.off')}
        </h2>
        <p className={classes.hint}>{t('two_factor.off_text')}</p>
        <Button className={classes.start} onClick={() => setStep(1)}>
          {t('two_factor.set_up')}
        </Button>
      </>
    )
  const back = (to: Step | undefined) => (
    <Button variant="default" onClick={() => setStep(to)}>
      {t(to ? 'code.back' : 'dialog.cancel')}
    </Button>
  )
  if (step === 1 || !begun)
    return (
      <StepFrame step={1} title={t('two_factor.app')} text={t('two_factor.app_text')}>
        <PasswordForm
          action={t('two_factor.next')}
          send={async (current) => {
            setBegun(await actions.begin(current))
            setStep(2)
          }}
        >
          {back(undefined)}
        </PasswordForm>
      </StepFrame>
    )
  if (step === 2)
    return (
      <StepFrame step={2} title={t('two_factor.scan')} text={t('two_factor.scan_text')}>
        <ScanCode {...begun} />
        <div className={classes.actions}>
          <Button onClick={() => setStep(3)} data-autofocus>
            {t('two_factor.next')}
          </Button>
          {back(1)}
        </div>
      </StepFrame>
    )
  return (
    <StepFrame step={3} title={t('two_factor.enter')}>
      <CodeForm
        action={t('two_factor.switch_on')}
        send={async (code) => onDone(await actions.switchOn(code))}
      >
        {back(2)}
      </CodeForm>
    </StepFrame>
  )
}

function StepFrame({
  step,
  title,
  text,
  children,
}: {
  step: Step
  title: string
  text?: string
  children: ReactNode
}) {
  const t = useText()
  return (
    <>
      <p className={classes.step}>{t('two_factor.step', { step })}</p>
      {/* The previous step is gone. The focus tells screen reader users which step this is. */}
      <h2 id="authenticator-app" key={step} ref={takeFocus} tabIndex={-1} className={classes.title}>
        {title}
      </h2>
      {text && <p className={classes.hint}>{text}</p>}
      {children}
    </>
  )
}

function takeFocus(element: HTMLElement | null): void {
  if (element && !element.parentElement?.contains(document.activeElement)) element.focus()
}
