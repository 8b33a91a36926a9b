import type { Instant, TimeZone } from '@scheduling/domain'
import type { Language } from '@scheduling/domain/languages'
import { PRODUCT_NAME } from '@scheduling/messages'
import { oneLine } from '../../../../mail/content/plain-text.ts'
import type { MailContent } from '../../../../mail/content/content.ts'
import { mailTexts } from '../../../../mail/content/mail-texts.ts'
import { fitSubject } from '../../../../mail/content/subject.ts'
import { clockChangeFor, clockTime, whenFor } from '../../../../mail/content/when.ts'
import type { Brand, Person } from '../../../../mail/content/people.ts'

/** The mail to an address that somebody typed. It repeats none of their text, because they may be anybody. */
export interface ConfirmMail {
  language: Language
  /** Language tag of the reader, as in `Person`. */
  locale: string | undefined
  timeZone: TimeZone
  owner: Pick<Person, 'name' | 'timeFormat'>
  brand: Brand
  eventName: string
  start: Instant
  end: Instant
  /** Until when the time is held. */
  until: Instant
  now: Instant
  /** Secret, like the URL of the page: either one can book. Made when the mail is written, never stored. */
  code: string
  confirmUrl: string
  /** Where the reader can stop these mails. */
  choicesUrl: string
}

/** Asks whether the address is theirs. Says which time is held, and that it is not booked yet. */
export function confirmContent(mail: ConfirmMail): MailContent {
  const { language, timeZone, start, end } = mail
  const { accent, logo, avatar, hidesProductName } = mail.brand
  const t = mailTexts(language)
  const format = mail.locale === undefined ? { timeFormat: mail.owner.timeFormat } : { locale: mail.locale }
  const reader = { language, timeZone, now: mail.now, ...format }
  const owner = oneLine(mail.owner.name)
  const event = oneLine(mail.eventName)
  const when = whenFor(reader, start, end)
  const notes = [clockChangeFor(reader, mail.now, start, t)].filter((note) => note !== undefined)
  return {
    language,
    subject: fitSubject((names) => t('subjectConfirm', { ...names, when: when.short }), {
      event,
      name: owner,
    }),
    heading: t('headingConfirm'),
    greeting: t('greetingGuest'),
    opening: t('confirm', { until: clockTime(reader, mail.until) }),
    meeting: { name: event, when, isCanceled: false, notes },
    facts: [{ label: t('labelWith'), value: owner }],
    code: { label: t('labelCode'), digits: mail.code },
    actions: [{ label: t('actionConfirm'), url: mail.confirmUrl }],
    link: { sentence: t('textConfirm'), url: mail.confirmUrl },
    choices: { answers: [], change: { label: t('chooseMails'), url: mail.choicesUrl } },
    closing: [t('codeIsYours')],
    footer: hidesProductName
      ? t('footerConfirmOf', { owner })
      : t('footerConfirm', { owner, product: PRODUCT_NAME }),
    letterhead: { name: owner, logo, avatar },
    accent,
  }
}
