import { translator } from '@scheduling/messages'
import type { ConsentMessages } from '@scheduling/messages/consent'
import type { Translated } from '@scheduling/messages'
import type { Consent } from '../../../conversions/consent.ts'
import { useWords } from '../../../page/words.tsx'
import controls from '../../../ui/controls.module.css'
import { noteIcon } from '../../../ui/icons-of-steps.ts'
import { Notice } from '../../../ui/notice.tsx'
import { useStore } from '../../../ui/store.ts'
import css from '../card/booking-card.module.css'

interface ConsentNoticeProps {
  consent: Consent
  texts: Translated<ConsentMessages>
  owner: string
  services: readonly string[]
}

/** Asks whether the owner's analytics may hear of the booking. They do not until the visitor says yes. */
export function ConsentNotice({ consent, texts, owner, services }: ConsentNoticeProps) {
  const { agrees } = useStore(consent)
  const { tag } = useWords()
  const t = translator<ConsentMessages>(texts, tag)
  const service = new Intl.ListFormat(tag).format(services)
  const choice = (value: boolean, text: string) => (
    <button
      type="button"
      className={controls.quiet}
      aria-pressed={agrees === value}
      onClick={() => consent.answer(value)}
    >
      {text}
    </button>
  )
  return (
    <Notice tone="plain" icon={noteIcon} title={t('question', { owner, service })}>
      <p>{t('told')}</p>
      <div className={css.row}>
        {choice(true, t('allow'))}
        {choice(false, t('refuse'))}
      </div>
    </Notice>
  )
}
