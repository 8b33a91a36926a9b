import { addressOf } from '../../../mail/content/people.ts'
import { ownMail } from '../../../mails.ts'
import { FEEDBACK_GIVEN } from '../events.ts'
import { feedbackContent } from './content.ts'

/** Replies go to the host. */
export const feedbackMail = ownMail('operator', FEEDBACK_GIVEN, async ({ config }, host, feedback) => {
  const { operatorEmail, publicUrl } = config
  if (operatorEmail === undefined) return []
  const { message, page } = feedback
  return [
    {
      kind: 'feedback',
      to: { name: operatorEmail, address: operatorEmail },
      replyTo: addressOf(host),
      write: () => ({ content: feedbackContent({ host, message, page, publicUrl }) }),
    },
  ]
})
