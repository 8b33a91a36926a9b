import type { Instant, TimeZone } from '@scheduling/domain'
import { useWords } from '../../../page/words.tsx'
import { takesOver } from '../../../ui/clicks.ts'
import controls from '../../../ui/controls.module.css'
import { useStore } from '../../../ui/store.ts'
import css from './manage-form.module.css'
import type { ManageModel } from './manage-model.ts'
import { ReasonField } from './reason-field.tsx'
import { RefusalNotice } from '../refusal-notice.tsx'
import { When } from '../when.tsx'

interface CancelFormProps {
  model: ManageModel
  timeZone: TimeZone
  now: Instant
  idempotencyKey: string
  backHref: string
  onBack: () => void
}

export function CancelForm({ model, timeZone, now, idempotencyKey, backHref, onBack }: CancelFormProps) {
  const { booking, reason, sending, refusal, attempts } = useStore(model)
  const { t } = useWords()
  return (
    <form
      className={css.form}
      method="post"
      onSubmit={(submit) => {
        submit.preventDefault()
        void model.cancel()
      }}
    >
      <h2 className={css.title}>{t('cancelQuestion')}</h2>
      <When
        start={Date.parse(booking.start)}
        end={Date.parse(booking.end)}
        date={booking.date}
        owner={booking.owner}
        {...{ timeZone, now }}
      />
      {refusal && (
        <RefusalNotice
          {...{ refusal, timeZone, attempts, sending }}
          onAgain={() => void model.cancel()}
          onTake={() => undefined}
          allTimes={backHref}
          onAllTimes={onBack}
        />
      )}
      <input type="hidden" name="action" value="cancel" />
      <input type="hidden" name="idempotency_key" value={idempotencyKey} />
      <ReasonField
        label={t('cancelReason')}
        hint={t('reasonHint', { name: booking.owner.name })}
        reason={reason}
        onChange={model.explain}
      />
      <div className={css.row}>
        <button
          type="submit"
          className={controls.button}
          data-tone="danger"
          aria-disabled={sending || undefined}
        >
          {sending && <span className={controls.spinner} />}
          {sending ? t('canceling') : t('cancelMeeting')}
        </button>
        <a className={controls.quiet} href={backHref} onClick={(click) => takesOver(click) && onBack()}>
          {t('keepMeeting')}
        </a>
      </div>
    </form>
  )
}
