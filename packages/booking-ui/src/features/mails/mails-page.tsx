import type { MailChoice, PageData } from '@scheduling/contract'
import { MAIL_CHOICE_PARAM } from '@scheduling/contract/notifications/page'
import type { Translate } from '@scheduling/messages'
import type { NoticesMessages } from '@scheduling/messages/notices'
import { isolated } from '../../page/isolated.ts'
import { LanguageMenu } from '../../page/language-menu.tsx'
import { Narrow } from '../../page/layout.tsx'
import { sameLook } from '../../page/links.ts'
import controls from '../../ui/controls.module.css'
import { fieldCss } from '../../ui/field.tsx'
import { Icon } from '../../ui/icon.tsx'
import { checkIcon, mailIcon } from '../../ui/icons-of-steps.ts'
import { Notice } from '../../ui/notice.tsx'
import { When } from '../bookings/when.tsx'
import notice from '../notices/notice-page.module.css'
import css from './mails-page.module.css'

interface MailsPageProps {
  data: Extract<PageData, { kind: 'mails' }>
  t: Translate<NoticesMessages>
}

const TITLE_ID = 'mails-title'
const ABOUT = { meeting: 'mailsAbout', poll: 'mailsAboutPoll', invitation: 'mailsAboutInvitation' } as const

const OFFERED = [
  { choice: 'keep', label: 'mailsKeep', hint: 'mailsKeepHint', saved: 'mailsSavedKeep' },
  { choice: 'meeting', label: 'mailsMeeting', hint: 'mailsMeetingHint', saved: 'mailsSavedMeeting' },
  { choice: 'host', label: 'mailsHost', hint: 'mailsHostHint', saved: 'mailsSavedHost' },
  { choice: 'all', label: 'mailsAll', hint: 'mailsAllHint', saved: 'mailsSavedAll' },
] as const satisfies { choice: MailChoice; label: string; hint: string; saved: string }[]

// Other texts while the poll is still open.
const OF_POLL = {
  keep: { hint: 'mailsPollKeepHint', saved: 'mailsSavedPollKeep' },
  meeting: { label: 'mailsPoll', hint: 'mailsPollHint', saved: 'mailsSavedPoll' },
  host: {},
  all: {},
} as const

// Each address gets one invitation and perhaps a reminder. Later mails are about meetings.
const OF_INVITATION: readonly MailChoice[] = ['host', 'all']

/** Lets readers choose which emails they get. One form with one choice, and the way back is in the same place. */
export function MailsPage({ data, t }: MailsPageProps) {
  const { owner, meeting, address, choice, proposed, saved, options } = data
  const names = { name: owner.name, server: new URL(options.origin).host }
  const offers = OFFERED.filter(
    (offer) => meeting.about !== 'invitation' || OF_INVITATION.includes(offer.choice),
  ).map((offer) => (meeting.about === 'poll' ? { ...offer, ...OF_POLL[offer.choice] } : offer))
  const held = offers.find((offer) => offer.choice === choice)
  const marked = proposed ?? choice
  return (
    <Narrow>
      <div className={notice.top}>
        <span className={notice.mark}>
          <Icon shape={mailIcon} />
        </span>
        <LanguageMenu />
      </div>
      <h1 id={TITLE_ID} className={notice.title}>
        {t('mailsTitle')}
      </h1>
      <p className={notice.hint}>{t(ABOUT[meeting.about], { ...names, address: isolated(address) })}</p>
      {saved && held && (
        <div role="status">
          <Notice tone="plain" icon={checkIcon} title={t(held.saved, names)}>
            <p>{t('mailsSavedHint')}</p>
          </Notice>
        </div>
      )}
      <div className={css.meeting}>
        <p className={css.name}>
          <bdi>{meeting.name}</bdi>
        </p>
        {meeting.times && (
          <When
            {...meeting.times}
            timeZone={options.timeZone}
            owner={owner}
            now={options.now}
            former={meeting.canceled}
          />
        )}
      </div>
      <form method="post" action={sameLook(options.search) || '?'} className={css.form}>
        {choice === null && meeting.about === 'meeting' && <p className={css.now}>{t('mailsUnsaid')}</p>}
        <fieldset className={fieldCss.field} aria-labelledby={TITLE_ID}>
          <div className={fieldCss.choices}>
            {offers.map(({ choice: offered, label, hint }) => (
              <label key={offered} className={fieldCss.choice}>
                <input
                  type="radio"
                  name={MAIL_CHOICE_PARAM}
                  value={offered}
                  required
                  defaultChecked={offered === marked}
                />
                <span className={css.label}>
                  {t(label, names)} <span className={css.hint}>{t(hint)}</span>
                </span>
              </label>
            ))}
          </div>
        </fieldset>
        <button type="submit" className={controls.button}>
          {t('mailsSave')}
        </button>
      </form>
    </Narrow>
  )
}
