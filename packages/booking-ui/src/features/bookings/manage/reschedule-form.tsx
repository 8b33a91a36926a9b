import { MINUTE } from '@scheduling/domain'
import type { Instant } from '@scheduling/domain'
import { instantText } from '../../../page/links.ts'
import type { PageModel } from '../../../page/page-model.ts'
import { useWords } from '../../../page/words.tsx'
import { BackLink } from '../../../ui/back-link.tsx'
import controls from '../../../ui/controls.module.css'
import { useStore } from '../../../ui/store.ts'
import css from './manage-form.module.css'
import type { ManagePageModel } from './manage-page-model.ts'
import { ReasonField } from './reason-field.tsx'
import { RefusalNotice } from '../refusal-notice.tsx'
import { isLostSlot } from '../send.ts'
import { When } from '../when.tsx'

/** The new time next to the former one, and the reason. */
export function RescheduleForm({ page, start }: { page: PageModel<ManagePageModel>; start: Instant }) {
  const { manage: model, data, here, pick } = page.view
  const { timeZone } = useStore(page.settings)
  const backHref = page.settings.link()(here())
  const onBack = () => pick(null)
  const { booking, reason, sending, refusal, attempts } = useStore(model)
  const { t } = useWords()
  const isLost = isLostSlot(refusal)
  const { owner } = booking
  const where = { owner, timeZone, now: page.services.now() }
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
      {!isLost && <When id="when" {...where} start={start} end={start + booking.duration * MINUTE} />}
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
      <When {...where} start={Date.parse(booking.start)} end={Date.parse(booking.end)} />
      <input type="hidden" name="action" value="reschedule" />
      <input type="hidden" name="idempotency_key" value={data.idempotencyKey} />
      <ReasonField
        label={t('rescheduleReason')}
        hint={t('reasonHint', { name: owner.name })}
        reason={reason}
        onChange={model.explain}
      />
      {!isLost && (
        <div className={css.row}>
          <input type="hidden" name="start" value={instantText(start)} />
          <button type="submit" className={controls.button} aria-disabled={sending || undefined}>
            {sending && <span className={controls.spinner} />}
            {sending ? t('rescheduling') : t('confirmReschedule')}
          </button>
        </div>
      )}
    </form>
  )
}
