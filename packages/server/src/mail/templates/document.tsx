import { LIGHT } from '@scheduling/domain'
import { LANGUAGES } from '@scheduling/domain/languages'
import type { MailContent } from '../content/content.ts'
import { Card } from './card.tsx'
import type { Accent } from './colors.ts'
import { Foot } from './foot.tsx'
import { OutlookMark } from './outlook.tsx'
import { styleSheet } from './styles.ts'

/** A whole mail: one card on a plain page. */
export function MailDocument({ content, accent }: { content: MailContent; accent: Accent }) {
  const { tag, direction } = LANGUAGES[content.language]
  return (
    <html lang={tag} dir={direction}>
      <Head subject={content.subject} accent={accent} />
      <body className="page" dir={direction} style={{ margin: 0, padding: 0, backgroundColor: LIGHT.canvas }}>
        <Preview text={content.opening} />
        <table
          role="presentation"
          width="100%"
          cellPadding={0}
          cellSpacing={0}
          border={0}
          dir={direction}
          className="page"
          style={{ backgroundColor: LIGHT.canvas }}
        >
          <tbody>
            <tr>
              <td align="center" style={{ padding: '24px 12px 40px' }}>
                <OutlookMark at="open" />
                <Card content={content} accent={accent} />
                <Foot content={content} accent={accent} />
                <OutlookMark at="close" />
              </td>
            </tr>
          </tbody>
        </table>
      </body>
    </html>
  )
}

function Head({ subject, accent }: { subject: string; accent: Accent }) {
  return (
    <head>
      <meta charSet="utf-8" />
      <meta name="viewport" content="width=device-width, initial-scale=1" />
      <meta name="color-scheme" content="light dark" />
      <meta name="supported-color-schemes" content="light dark" />
      <meta name="x-apple-disable-message-reformatting" content="" />
      {/* We link times and numbers ourselves; the phone must not. */}
      <meta name="format-detection" content="telephone=no, date=no, address=no, email=no, url=no" />
      <title>{subject}</title>
      <style>{styleSheet(accent)}</style>
    </head>
  )
}

/** The preview that inboxes show after the subject. */
function Preview({ text: preview }: { text: string }) {
  return (
    <div style={{ display: 'none', overflow: 'hidden', maxHeight: 0, maxWidth: 0, opacity: 0 }}>
      {preview}
    </div>
  )
}
