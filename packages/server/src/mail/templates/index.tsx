import { render } from '@react-email/render'
import type { MailContent } from '../content/content.ts'
import { textPart } from '../content/text-part.ts'
import type { RenderedMail } from '../render.ts'
import { accentFrom } from './colors.ts'
import { MailDocument } from './document.tsx'
import { withOutlookTables } from './outlook.tsx'

/** Renders subject, HTML and text of a mail from the same content. */
export async function renderMail(content: MailContent): Promise<RenderedMail> {
  const html = await render(<MailDocument content={content} accent={accentFrom(content.accent)} />)
  return { subject: content.subject, html: withOutlookTables(html), text: textPart(content) }
}
