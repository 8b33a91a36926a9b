import { render } from '@react-email/render'
import { bookingContent } from '../content/booking-content.ts'
import { confirmContent } from '../content/confirm-content.ts'
import type { MailContent } from '../content/content.ts'
import { knownAccountContent } from '../content/known-account-content.ts'
import { newDeviceContent } from '../content/new-device-content.ts'
import { textPart } from '../content/text-part.ts'
import { verificationContent } from '../content/verification-content.ts'
import { webhookContent } from '../content/webhook-content.ts'
import type { Mail, RenderedMail } from '../mail.ts'
import { accentFrom } from './colours.ts'
import { MailDocument } from './document.tsx'
import { withOutlookTables } from './outlook.tsx'

export { readZonesFrom } from '@scheduling/domain'

/** Subject, HTML and text of a mail, from one and the same content. */
export async function renderMail(mail: Mail): Promise<RenderedMail> {
  const content = contentOf(mail)
  const html = await render(<MailDocument content={content} accent={accentFrom(content.accent)} />)
  return { subject: content.subject, html: withOutlookTables(html), text: textPart(content) }
}

function contentOf(mail: Mail): MailContent {
  switch (mail.kind) {
    case 'verification':
      return verificationContent(mail)
    case 'webhook_failing':
    case 'webhook_gone':
      return webhookContent(mail)
    case 'confirm':
      return confirmContent(mail)
    case 'known_account':
      return knownAccountContent(mail)
    case 'new_device':
      return newDeviceContent(mail)
    default:
      return bookingContent(mail)
  }
}
