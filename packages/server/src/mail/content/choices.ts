import type { BookingMail } from '../mail.ts'
import { oneLine } from '../plain-text.ts'
import type { MailContent } from './content.ts'
import type { MailTexts } from './mail-texts.ts'

/** Names a choice in the address of the page on which it is made; the page asks before anything changes. */
export const CHOICE_PARAM = 'choice'

/** How the reader can say which mails they want. */
export function choicesFor({ choices, booking }: BookingMail, t: MailTexts): MailContent['choices'] {
  if (!choices) return undefined
  const { url, isAsked } = choices
  const change = { label: t('chooseMails'), url }
  if (!isAsked) return { answers: [], change }
  return {
    question: t('askGuest', { owner: oneLine(booking.owner.name) }),
    answers: [
      { label: t('choiceKeep'), url: `${url}?${CHOICE_PARAM}=keep` },
      { label: t('choiceMeeting'), url: `${url}?${CHOICE_PARAM}=meeting` },
      { label: t('choiceAll'), url: `${url}?${CHOICE_PARAM}=all` },
    ],
    change,
  }
}
