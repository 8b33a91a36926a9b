import { render } from '@react-email/render'
import { bookingContent } from '../content/booking-content.ts'
import { textPart } from '../content/text-part.ts'
import { verificationContent } from '../content/verification-content.ts'
import type { Mail, RenderedMail } from '../mail.ts'
import { accentFrom } from './colours.ts'
import { MailDocument } from './document.tsx'
import { withOutlookTables } from './outlook.tsx'

export { readZonesFrom } from '@scheduling/domain'

/** Subject, HTML and text of a mail, from one and the same content. */
export async function renderMail(mail: Mail): Promise<RenderedMail> {
  const content = mail.kind === 'verification' ? verificationContent(mail) : bookingContent(mail)
  const html = await render(<MailDocument content={content} accent={accentFrom(content.accent)} />)
  return { subject: content.subject, html: withOutlookTables(html), text: textPart(content) }
}
