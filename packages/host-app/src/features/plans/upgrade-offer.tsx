import { useMe } from '../../data/use-me.ts'
import { useFormat, useText } from '../../language/language.tsx'
import { useToasts } from '../../ui/toasts/toast-list.tsx'
import { FeedbackForm } from '../feedback/feedback-form.tsx'
import { isOnTrial } from '../../data/plan-rules.ts'
import classes from './upgrade-offer.module.css'

/** What the account has, and how it gets more. */
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
  const end = me.trial_end === null ? undefined : format.dayOf(me.trial_end * 1_000)
  return (
    <>
      <section className={classes.plan}>
        <h2>{t('upgrade.plan')}</h2>
        <p>
          {end === undefined || !me.plan_type.endsWith('_trial')
            ? me.plan_type
            : t(
                isOnTrial(me) && me.account_type === 'prime' ? 'upgrade.trial_until' : 'upgrade.trial_ended',
                {
                  date: end,
                },
              )}
        </p>
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
