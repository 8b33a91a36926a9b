import type { BookingMail } from './mail.ts'
import { proposing, stopAllFor } from '../../../mail/content/choices.ts'
import type { MailContent } from '../../../mail/content/content.ts'
import type { MailTexts } from '../../../mail/content/mail-texts.ts'

/** The part of a mail where the reader chooses which mails they want. */
export function choicesFor({ audience, choices }: BookingMail, t: MailTexts): MailContent['choices'] {
  if (!choices) return undefined
  const { url, isAsked } = choices
  const change = { label: t('chooseMails'), url }
  if (!isAsked) return { answers: [], change, ...(audience === 'guest' && { stopAll: stopAllFor(url, t) }) }
  return {
    question: t('askGuest'),
    answers: [
      { label: t('choiceKeep'), url: proposing(url, 'keep') },
      { label: t('choiceMeeting'), url: proposing(url, 'meeting') },
      { label: t('choiceAll'), url: proposing(url, 'all') },
    ],
    change,
  }
}
