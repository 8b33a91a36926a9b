import { RADII, TYPE } from '@scheduling/domain'
import type { MailContent } from '../content/content.ts'
import { FONT, hairline, small, text } from './styles.ts'
import { Table } from './table.tsx'

/** Digits to read and type elsewhere. One piece of text, so that they copy correctly. */
export function Code({ label, digits }: NonNullable<MailContent['code']>) {
  return (
    <Table isNarrow className="line" style={{ border: hairline, borderRadius: RADII.large }}>
      <tr>
        <td style={{ padding: '10px 20px 12px', fontFamily: FONT }}>
          <p className="muted" style={small}>
            {label}
          </p>
          <p
            className="text"
            dir="ltr"
            style={{ ...text, fontSize: TYPE.display, lineHeight: '36px', fontWeight: 700, letterSpacing: 6 }}
          >
            {digits}
          </p>
        </td>
      </tr>
    </Table>
  )
}
