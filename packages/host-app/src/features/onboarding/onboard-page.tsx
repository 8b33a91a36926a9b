import type { ReactNode } from 'react'
import { useText } from '../../language/language.tsx'
import { AccountPage } from '../accounts/account-page.tsx'
import classes from './onboard-page.module.css'

const STEPS = ['welcome', 'link', 'calendar'] as const
type Step = (typeof STEPS)[number]

interface Props {
  /** Absent: all steps are done. */
  step?: Step
  title: string
  text?: ReactNode
  children: ReactNode
}

/** One of three steps toward a link that works. */
export function OnboardPage({ step, children, ...page }: Props) {
  const t = useText()
  const place = step ? STEPS.indexOf(step) : STEPS.length
  return (
    <AccountPage
      {...page}
      above={
        <ol className={classes.steps} aria-label={t('onboard.steps')}>
          {STEPS.map((each, index) => (
            <li
              key={each}
              aria-current={each === step ? 'step' : undefined}
              data-done={index < place || undefined}
            >
              {t(`onboard.${each}`)}
            </li>
          ))}
        </ol>
      }
    >
      {children}
    </AccountPage>
  )
}
