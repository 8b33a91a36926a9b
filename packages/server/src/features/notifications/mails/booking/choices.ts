import type { MailChoice } from '@scheduling/contract'
import { MAIL_CHOICE_PARAM } from '@scheduling/contract'
import { PRODUCT_NAME } from '@scheduling/messages'
import type { BookingMail } from './mail.ts'
import type { Action, MailContent } from '../../../../mail/content/content.ts'
import type { MailTexts } from '../../../../mail/content/mail-texts.ts'

/** How the reader can say which mails they want. */
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

/** For people who never wrote to whoever had a mail sent. */
export function stopAllFor(url: string, t: MailTexts): Action {
  return { label: t('stopAllMails', { product: PRODUCT_NAME }), url: proposing(url, 'all') }
}

/** The page proposes it and asks: programs that look at every link of a mail choose nothing. */
function proposing(url: string, choice: MailChoice): string {
  return `${url}?${MAIL_CHOICE_PARAM}=${choice}`
}
