import { LIGHT, RADII, TYPE } from '@scheduling/domain'
import type { CSSProperties } from 'react'
import type { Meeting } from '../content/content.ts'
import type { Accent } from './colors.ts'
import { FONT, hairline, small, text } from './styles.ts'
import { Table } from './table.tsx'

/** Name, date and time beside a calendar page. */
export function MeetingCard({ meeting, accent }: { meeting: Meeting; accent: Accent }) {
  const { name, when, isCanceled, former, notes } = meeting
  const struck: CSSProperties = isCanceled ? { textDecoration: 'line-through', color: LIGHT.inkDim } : {}
  const tone = isCanceled ? 'muted' : 'text'
  return (
    <>
      <Table>
        <tr>
          <td width={68} valign="top" style={{ width: 68 }}>
            <CalendarLeaf leaf={when.leaf} accent={accent} isCanceled={isCanceled} />
          </td>
          <td width={16} style={{ width: 16, fontSize: 1, lineHeight: '1px' }}>
            &nbsp;
          </td>
          <td valign="top">
            <p className={tone} style={{ ...text, fontSize: TYPE.lead, fontWeight: 600, ...struck }}>
              <bdi>{name}</bdi>
            </p>
            <p className={tone} style={{ ...text, paddingTop: 2, ...struck }}>
              {when.date}
            </p>
            <p className={tone} style={{ ...text, ...struck }}>
              {when.time}
              {when.duration && (
                <span className="muted" style={{ color: LIGHT.inkDim }}>
                  {' '}
                  · {when.duration}
                </span>
              )}
            </p>
            {when.zone && (
              <p className="muted" style={small}>
                {when.zone}
              </p>
            )}
          </td>
        </tr>
      </Table>
      {former && (
        <p className="muted" style={{ ...small, paddingTop: 12 }}>
          {former.label}: <s>{former.time}</s>
        </p>
      )}
      {notes.map((note) => (
        <p key={note} className="muted" style={{ ...small, paddingTop: 12 }}>
          {note}
        </p>
      ))}
    </>
  )
}

function CalendarLeaf(props: { leaf: Meeting['when']['leaf']; accent: Accent; isCanceled: boolean }) {
  const { leaf, accent, isCanceled } = props
  const centered: CSSProperties = { textAlign: 'center', fontFamily: FONT }
  const fill = isCanceled ? LIGHT.inkDim : accent.fill
  const onFill = isCanceled ? '#FFFFFF' : accent.onFill
  return (
    <Table isNarrow className="line" style={{ width: 64, border: hairline, borderRadius: RADII.medium }}>
      <tr>
        <td
          style={{
            ...centered,
            backgroundColor: fill,
            color: onFill,
            fontSize: TYPE.label,
            lineHeight: '16px',
            fontWeight: 600,
            padding: '4px 0',
            borderRadius: '7px 7px 0 0',
          }}
        >
          {leaf.month}
        </td>
      </tr>
      <tr>
        <td
          className="text"
          style={{
            ...centered,
            color: LIGHT.ink,
            fontSize: TYPE.display,
            lineHeight: '30px',
            fontWeight: 700,
            paddingTop: 4,
          }}
        >
          {leaf.day}
        </td>
      </tr>
      <tr>
        <td
          className="muted"
          style={{
            ...centered,
            color: LIGHT.inkDim,
            fontSize: TYPE.label,
            lineHeight: '16px',
            paddingBottom: 6,
          }}
        >
          {leaf.weekday}
        </td>
      </tr>
    </Table>
  )
}
