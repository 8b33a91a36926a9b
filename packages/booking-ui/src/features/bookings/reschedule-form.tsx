import { limits, MINUTE } from '@scheduling/domain'
import type { Instant, TimeZone } from '@scheduling/domain'
import { instantText } from '../../page/links.ts'
import { useWords } from '../../page/words.tsx'
import { BackLink } from '../../ui/back-link.tsx'
import controls from '../../ui/controls.module.css'
import { useStore } from '../../ui/store.ts'
import css from './manage-form.module.css'
import type { ManageModel } from './manage-model.ts'
import { ReasonField } from './reason-field.tsx'
import { RefusalNotice } from './refusal-notice.tsx'
import { isLostSlot } from './send.ts'
import { When } from './when.tsx'

interface RescheduleFormProps {
  model: ManageModel
  start: Instant
  timeZone: TimeZone
  now: Instant
  idempotencyKey: string
  backHref: string
  onBack: () => void
}

/** The new time beside the former one, and why. */
export function RescheduleForm(props: RescheduleFormProps) {
  const { model, start, timeZone, now, idempotencyKey, backHref, onBack } = props
  const { booking, reason, sending, refusal, attempts } = useStore(model)
  const { t } = useWords()
  const isLost = isLostSlot(refusal)
  const { owner } = booking
  return (
    <form
      className={css.form}
      method="post"
      onSubmit={(submit) => {
        submit.preventDefault()
        void model.reschedule()
      }}
    >
      <BackLink href={backHref} text={t('changeTime')} onBack={onBack} />
      <h2 className={css.title} aria-describedby="when">
        {t('newTime')}
      </h2>
      {!isLost && (
        <When id="when" {...{ start, owner, timeZone, now }} end={start + booking.duration * MINUTE} />
      )}
      {refusal && (
        <RefusalNotice
          {...{ refusal, timeZone, attempts, sending }}
          onAgain={() => void model.reschedule()}
          onTake={(other) => void model.reschedule(other)}
          allTimes={backHref}
          onAllTimes={onBack}
        />
      )}
      <h3 className={css.label}>{t('timeSoFar')}</h3>
      <When start={Date.parse(booking.start)} end={Date.parse(booking.end)} {...{ owner, timeZone, now }} />
      <input type="hidden" name="action" value="reschedule" />
      <input type="hidden" name="idempotency_key" value={idempotencyKey} />
      {!isLost && <input type="hidden" name="start" value={instantText(start)} />}
      <ReasonField
        label={t('rescheduleReason')}
        hint={t('reasonHint', { name: owner.name })}
        reason={reason}
        max={limits.REASON_MAX}
        onChange={model.explain}
      />
      {!isLost && (
        <div className={css.row}>
          <button type="submit" className={controls.button} aria-disabled={sending || undefined}>
            {sending && <span className={controls.spinner} />}
            {sending ? t('rescheduling') : t('confirmReschedule')}
          </button>
        </div>
      )}
    </form>
  )
}
