import { useMe } from '../../data/use-me.ts'
import { useFormat, useText } from '../../language/language.tsx'
import { useToasts } from '../../ui/toasts/toast-list.tsx'
import { FeedbackForm } from '../feedback/feedback-form.tsx'
import { isBasic, isOnTrial } from '../../data/plans/plan-rules.ts'
import classes from './upgrade-offer.module.css'

/** What the account has, and how to get more. */
export function UpgradeOffer({ onDone }: { onDone?: () => void }) {
  const t = useText()
  const format = useFormat()
  const me = useMe()
  const toasts = useToasts()
  if (!me.server.hasPlans)
    return (
      <section className={classes.plan}>
        <h2>{t('upgrade.everything')}</h2>
        <p>{t('upgrade.everything_text')}</p>
      </section>
    )
  const plan = () => {
    if (me.trial_end === null) return me.plan_type
    const date = format.dayOf(me.trial_end * 1_000)
    if (isOnTrial(me)) return t('upgrade.trial_until', { date })
    return isBasic(me) ? t('upgrade.trial_ended', { date }) : me.plan_type
  }
  return (
    <>
      <section className={classes.plan}>
        <h2>{t('upgrade.plan')}</h2>
        <p>{plan()}</p>
      </section>
      {me.server.takesFeedback ? (
        <>
          <p>{t('upgrade.ask_text')}</p>
          <FeedbackForm
            label={t('upgrade.ask_label')}
            action={t('upgrade.ask')}
            page="/upgrade"
            onSent={() => {
              toasts.show(t('feedback.sent'))
              onDone?.()
            }}
          />
        </>
      ) : (
        <p>{t('upgrade.nobody')}</p>
      )}
    </>
  )
}
