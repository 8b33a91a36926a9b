import { LIGHT, RADII, TYPE } from '@scheduling/domain'
import type { CSSProperties } from 'react'
import type { Action } from '../content/content.ts'
import type { Accent } from './colors.ts'
import { FONT, hairline } from './styles.ts'
import { Table } from './table.tsx'

// 20 px of text plus 12 above and below: the 44 px that a thumb needs.
const PADDING = '12px 20px'

/** The first button is prominent, the others are subtle. Buttons wrap on narrow screens. */
export function Buttons({ actions, accent }: { actions: Action[]; accent: Accent }) {
  return actions.map((action, index) => (
    <div
      key={action.label}
      style={{ display: 'inline-block', verticalAlign: 'top', paddingInlineEnd: 12, paddingBottom: 12 }}
    >
      <Button action={action} accent={accent} isQuiet={index > 0} />
    </div>
  ))
}

export function Button({ action, accent, isQuiet }: { action: Action; accent: Accent; isQuiet: boolean }) {
  // Outlook on Windows ignores a link's padding and uses this one from its cell.
  const outlook = { msoPaddingAlt: PADDING } as CSSProperties
  const look = isQuiet
    ? { border: hairline }
    : { backgroundColor: accent.fill, border: `1px solid ${accent.fill}` }
  const label: CSSProperties = {
    display: 'inline-block',
    padding: PADDING,
    fontFamily: FONT,
    fontSize: TYPE.field,
    lineHeight: '20px',
    fontWeight: 600,
    color: isQuiet ? LIGHT.ink : accent.onFill,
    textDecoration: 'none',
  }
  return (
    <Table isNarrow>
      <tr>
        <td
          className={isQuiet ? 'line' : undefined}
          style={{ ...outlook, ...look, borderRadius: RADII.medium }}
        >
          <a className={isQuiet ? 'text' : undefined} href={action.url} style={label}>
            {action.label}
          </a>
        </td>
      </tr>
    </Table>
  )
}
