import { PRODUCT_NAME } from '@scheduling/messages'
import type { ConfirmMail } from '../mail.ts'
import { oneLine } from '../plain-text.ts'
import type { MailContent } from './content.ts'
import { mailTexts } from './mail-texts.ts'
import { fitSubject } from './subject.ts'
import { clockChangeFor, clockTime, whenFor } from './when.ts'

/** Asks somebody who wants to book whether the address is theirs; says what is held, and that nothing is booked. */
export function confirmContent(mail: ConfirmMail): MailContent {
  const { language, timeZone, start, end } = mail
  const t = mailTexts(language)
  const said = mail.locale === undefined ? { timeFormat: mail.owner.timeFormat } : { locale: mail.locale }
  const reader = { language, timeZone, ...said }
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
    opening: t('confirm', { name: owner, until: clockTime(reader, mail.until) }),
    meeting: { name: event, when, isCanceled: false, notes },
    facts: [{ label: t('labelWith'), value: owner }],
    code: { label: t('labelCode'), digits: mail.code },
    actions: [{ label: t('actionConfirm'), url: mail.confirmUrl }],
    link: { sentence: t('textConfirm'), url: mail.confirmUrl },
    choices: { answers: [], change: { label: t('chooseMails'), url: mail.choicesUrl } },
    closing: [t('codeIsYours')],
    footer: t('footerConfirm', { owner, product: PRODUCT_NAME }),
    letterhead: { name: owner, logo: mail.brand.logo },
    accent: mail.brand.accent,
  }
}
