import { LIGHT, RADII, TYPE } from '@scheduling/domain'
import { SPOKEN } from '@scheduling/domain/languages'
import type { MailContent } from '../content/content.ts'
import { Buttons } from './buttons.tsx'
import { Code } from './code.tsx'
import type { Accent } from './colours.ts'
import { Facts } from './facts.tsx'
import { MeetingCard } from './meeting-card.tsx'
import { OutlookMark } from './outlook.tsx'
import { Question } from './question.tsx'
import { FONT, hairline, small, styleSheet, text, WIDTH } from './styles.ts'
import { Row, Table } from './table.tsx'

const GUTTER = 32

/** A whole mail: one card on a quiet page. */
export function MailDocument({ content, accent }: { content: MailContent; accent: Accent }) {
  const { tag, direction } = SPOKEN[content.language]
  const { meeting, facts, code, actions, choices, closing } = content
  const section = { padding: `24px ${GUTTER}px 0` }
  return (
    <html lang={tag} dir={direction}>
      <head>
        <meta charSet="utf-8" />
        <meta name="viewport" content="width=device-width, initial-scale=1" />
        <meta name="color-scheme" content="light dark" />
        <meta name="supported-color-schemes" content="light dark" />
        <meta name="x-apple-disable-message-reformatting" content="" />
        {/* Times and numbers are ours to link, not the phone's. */}
        <meta name="format-detection" content="telephone=no, date=no, address=no, email=no, url=no" />
        <title>{content.subject}</title>
        <style>{styleSheet(accent)}</style>
      </head>
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
                <Table
                  className="card"
                  style={{
                    maxWidth: WIDTH,
                    margin: '0 auto',
                    backgroundColor: LIGHT.surface,
                    border: hairline,
                    borderRadius: RADII.sheet,
                    textAlign: direction === 'rtl' ? 'right' : 'left',
                  }}
                >
                  <Row className="gutter" style={{ padding: `28px ${GUTTER}px 0` }}>
                    <Letterhead {...content.letterhead} />
                    <h1
                      className="text"
                      style={{
                        ...text,
                        fontSize: TYPE.display,
                        lineHeight: '32px',
                        fontWeight: 700,
                        padding: '20px 0 12px',
                      }}
                    >
                      {content.heading}
                    </h1>
                    <p className="text" style={text}>
                      {content.greeting}
                    </p>
                    <p className="text" style={{ ...text, paddingTop: 8 }}>
                      {content.opening}
                    </p>
                  </Row>
                  {meeting && (
                    <Row className="gutter" style={section}>
                      <MeetingCard meeting={meeting} accent={accent} />
                    </Row>
                  )}
                  {facts.length > 0 && (
                    <Row className="gutter" style={section}>
                      <Facts facts={facts} accent={accent} />
                    </Row>
                  )}
                  {code && (
                    <Row className="gutter" style={{ padding: `12px ${GUTTER}px 12px` }}>
                      <Code {...code} />
                    </Row>
                  )}
                  {actions.length > 0 && (
                    <Row className="gutter" style={{ padding: `16px ${GUTTER}px 0` }}>
                      <Buttons actions={actions} accent={accent} />
                    </Row>
                  )}
                  {choices?.question && (
                    <Row className="gutter" style={section}>
                      <Question choices={choices} accent={accent} />
                    </Row>
                  )}
                  {closing.length > 0 && (
                    <Row className="gutter" style={section}>
                      <p className="muted" style={small}>
                        {closing.join(' ')}
                      </p>
                    </Row>
                  )}
                  <Row style={{ height: 32, fontSize: 1, lineHeight: '32px' }}>&nbsp;</Row>
                </Table>
                <Table style={{ maxWidth: WIDTH, margin: '0 auto' }}>
                  <Row style={{ padding: '16px 20px 0', textAlign: 'center' }}>
                    <p className="muted" style={{ ...small, fontSize: TYPE.small, textAlign: 'center' }}>
                      {content.footer}
                    </p>
                    {choices && (
                      <p className="muted" style={{ ...small, fontSize: TYPE.small, textAlign: 'center' }}>
                        <a className="link" href={choices.change.url} style={{ color: accent.link }}>
                          {choices.change.label}
                        </a>
                        {choices.stopAll && (
                          <>
                            {' · '}
                            <a className="link" href={choices.stopAll.url} style={{ color: accent.link }}>
                              {choices.stopAll.label}
                            </a>
                          </>
                        )}
                      </p>
                    )}
                  </Row>
                </Table>
                <OutlookMark at="close" />
              </td>
            </tr>
          </tbody>
        </table>
      </body>
    </html>
  )
}

/** What lists of mails show after the subject. */
function Preview({ text: preview }: { text: string }) {
  return (
    <div style={{ display: 'none', overflow: 'hidden', maxHeight: 0, maxWidth: 0, opacity: 0 }}>
      {preview}
    </div>
  )
}

const WEB = /^https?:\/\//

function Letterhead({ name, logo, avatar }: MailContent['letterhead']) {
  if (logo && WEB.test(logo)) {
    return (
      <img
        src={logo}
        alt={name}
        height={36}
        style={{ display: 'block', height: 36, border: 0, fontFamily: FONT }}
      />
    )
  }
  return (
    <p className="muted" style={{ ...small, fontWeight: 600 }}>
      {avatar && WEB.test(avatar) && (
        <img
          src={avatar}
          alt=""
          width={36}
          height={36}
          style={{
            width: 36,
            height: 36,
            borderRadius: 18,
            border: 0,
            verticalAlign: 'middle',
            marginInlineEnd: 10,
          }}
        />
      )}
      <bdi>{name}</bdi>
    </p>
  )
}
