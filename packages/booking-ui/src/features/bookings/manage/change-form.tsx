import type { ReactNode } from 'react'
import type { PageModel } from '../../../page/page-model.ts'
import { useWords } from '../../../page/words.tsx'
import controls from '../../../ui/controls.module.css'
import { useStore } from '../../../ui/store.ts'
import { RefusalNotice } from '../refusal-notice.tsx'
import { isLostSlot } from '../send.ts'
import css from './manage-form.module.css'
import type { ManagePageModel } from './manage-page-model.ts'
import { ReasonField } from './reason-field.tsx'

interface ChangeFormProps {
  page: PageModel<ManagePageModel>
  action: 'reschedule' | 'cancel'
  backHref: string
  onBack: () => void
  /** What is to happen. */
  children: ReactNode
  /** Below the refusal. */
  former?: ReactNode
  /** On the button. */
  text: string
  /** Beside the button. */
  aside: ReactNode
}

/** A change of the booking that the invitee confirms, with a reason. */
export function ChangeForm(props: ChangeFormProps) {
  const { page, action, backHref, onBack } = props
  const { manage: model, data } = page.view
  const { reason, sending, refusal, attempts } = useStore(model)
  const { timeZone } = useStore(page.settings)
  const { t } = useWords()
  const send = model[action]
  return (
    <form
      className={css.form}
      method="post"
      onSubmit={(submit) => {
        submit.preventDefault()
        void send()
      }}
    >
      {props.children}
      {refusal && refusal.code !== 'others_only' && (
        <RefusalNotice
          {...{ refusal, timeZone, attempts, sending }}
          onAgain={() => void send()}
          onTake={(other) => void send(other)}
          allTimes={backHref}
          onAllTimes={onBack}
        />
      )}
      {props.former}
      <input type="hidden" name="action" value={action} />
      <input type="hidden" name="idempotency_key" value={data.idempotencyKey} />
      <ReasonField
        label={t(`${action}Reason`)}
        hint={t('reasonHint')}
        reason={reason}
        onChange={model.explain}
      />
      {!isLostSlot(refusal) && (
        <div className={css.row}>
          <button
            type="submit"
            className={controls.button}
            data-tone={action === 'cancel' ? 'danger' : undefined}
            aria-disabled={sending || undefined}
          >
            {sending && <span className={controls.spinner} />}
            {props.text}
          </button>
          {props.aside}
        </div>
      )}
    </form>
  )
}
