import { TYPE } from '@scheduling/domain'
import type { MailContent } from '../content/content.ts'
import type { Accent } from './colors.ts'
import { small, WIDTH } from './styles.ts'
import { Row, Table } from './table.tsx'

/** Below the card: why the reader gets this mail, and how to get fewer. */
export function Foot({ content, accent }: { content: MailContent; accent: Accent }) {
  const { footer, choices } = content
  return (
    <Table style={{ maxWidth: WIDTH, margin: '0 auto' }}>
      <Row style={{ padding: '16px 20px 0', textAlign: 'center' }}>
        <p className="muted" style={{ ...small, fontSize: TYPE.small, textAlign: 'center' }}>
          {footer}
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
  )
}
