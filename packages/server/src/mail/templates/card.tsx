import { LIGHT, RADII, TYPE } from '@scheduling/domain'
import { LANGUAGES } from '@scheduling/domain/languages'
import type { MailContent } from '../content/content.ts'
import { Buttons } from './buttons.tsx'
import { Code } from './code.tsx'
import type { Accent } from './colors.ts'
import { Facts } from './facts.tsx'
import { Letterhead } from './letterhead.tsx'
import { MeetingCard } from './meeting-card.tsx'
import { Question } from './question.tsx'
import { hairline, small, text, WIDTH } from './styles.ts'
import { Row, Table } from './table.tsx'

const GUTTER = 32

/** The content of a mail, from the letterhead to the end. */
export function Card({ content, accent }: { content: MailContent; accent: Accent }) {
  const { meeting, facts, code, actions, choices, closing } = content
  const section = { padding: `24px ${GUTTER}px 0` }
  return (
    <Table
      className="card"
      style={{
        maxWidth: WIDTH,
        margin: '0 auto',
        backgroundColor: LIGHT.surface,
        border: hairline,
        borderRadius: RADII.sheet,
        textAlign: LANGUAGES[content.language].direction === 'rtl' ? 'right' : 'left',
      }}
    >
      <Opening content={content} />
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
  )
}

function Opening({ content }: { content: MailContent }) {
  return (
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
  )
}
