import { duty } from '../../../../jobs/duty.ts'
import { findHost } from '../../../accounts/hosts.ts'
import type { FeedbackGiven } from '../../../feedback/events.ts'
import { FEEDBACK_GIVEN } from '../../../feedback/events.ts'
import { deliver } from '../../deliver.ts'
import type { PostOffice } from '../../post-office.ts'
import { isOpen, officeOf } from '../../post-office.ts'
import { feedbackContent } from './content.ts'

export const feedbackMail = duty(
  FEEDBACK_GIVEN,
  (context, given) => sendFeedback(officeOf(context), given),
  isOpen,
)

/** To the operator; their answer goes to the host. Repeat: sends nothing. */
export async function sendFeedback(
  office: PostOffice,
  { id, hostId, message, page }: FeedbackGiven,
): Promise<void> {
  const { context, mailer, renderMail } = office
  const { operatorEmail, publicUrl } = context.config
  const host = await findHost(context, hostId)
  if (!host || operatorEmail === undefined) return
  const key = { hostId, eventId: id, recipient: operatorEmail, kind: 'feedback' }
  await deliver(context, mailer, key, null, async () => ({
    ...(await renderMail(feedbackContent({ host, message, page, publicUrl }))),
    to: { name: operatorEmail, address: operatorEmail },
    replyTo: { name: host.name, address: host.email },
    language: 'en',
  }))
}
