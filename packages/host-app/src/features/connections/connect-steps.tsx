import type { providerOfApp } from '@scheduling/contract/providers'
import { useText } from '../../language/language.tsx'
import classes from './connect-steps.module.css'

interface Props {
  steps: ReturnType<typeof providerOfApp>['app']['steps']
  /** Of the app. */
  name: string
}

/** How to start with an app that works through a connected account. */
export function ConnectSteps({ steps, name }: Props) {
  const t = useText()
  return (
    <section aria-labelledby="steps">
      <h2 id="steps" className={classes.title}>
        {t('platform.steps')}
      </h2>
      <ol>
        {steps.map((step) => (
          <li key={step}>{t(`connect.step_${step}`, { app: name })}</li>
        ))}
      </ol>
    </section>
  )
}
