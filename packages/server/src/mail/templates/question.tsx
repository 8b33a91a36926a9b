import { RADII } from '@scheduling/domain'
import type { MailContent } from '../content/content.ts'
import { Button } from './buttons.tsx'
import type { Accent } from './colors.ts'
import { hairline, text } from './styles.ts'
import { Row, Table } from './table.tsx'

/** A question to the reader, with one answer per line: side by side, they are too wide for a phone. */
export function Question(props: { choices: NonNullable<MailContent['choices']>; accent: Accent }) {
  const { choices, accent } = props
  return (
    <Table className="line" style={{ border: hairline, borderRadius: RADII.large }}>
      <Row style={{ padding: '16px 20px 4px' }}>
        <p className="text" style={text}>
          {choices.question}
        </p>
      </Row>
      {choices.answers.map((answer, index) => (
        <Row key={answer.url} style={{ padding: '8px 20px' }}>
          <Button action={answer} accent={accent} isQuiet={index > 0} />
        </Row>
      ))}
      <Row style={{ height: 8, fontSize: 1, lineHeight: '8px' }}>&nbsp;</Row>
    </Table>
  )
}
