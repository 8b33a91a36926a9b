import { Fragment } from 'react'
import type { Fact } from '../content/content.ts'
import type { Accent } from './colors.ts'
import { hairline, small, text, WEB } from './styles.ts'
import { Table } from './table.tsx'

export function Facts({ facts, accent }: { facts: Fact[]; accent: Accent }) {
  return (
    <Table>
      {facts.map((fact, index) => (
        <tr key={`${index} ${fact.label}`}>
          <td className="line" style={{ borderTop: hairline, padding: '12px 0' }}>
            <p className="muted" style={small}>
              <bdi>{fact.label}</bdi>
            </p>
            <p className="text" style={{ ...text, wordBreak: 'break-word' }}>
              {fact.picture && WEB.test(fact.picture) && <Picture src={fact.picture} />}
              <Value fact={fact} accent={accent} />
            </p>
          </td>
        </tr>
      ))}
    </Table>
  )
}

function Picture({ src }: { src: string }) {
  const style = { width: 24, height: 24, borderRadius: 12, border: 0, marginInlineEnd: 8 }
  return <img src={src} alt="" width={24} height={24} style={{ ...style, verticalAlign: 'middle' }} />
}

function Value({ fact: { value, url }, accent }: { fact: Fact; accent: Accent }) {
  if (url) {
    return (
      <a className="link" href={url} style={{ color: accent.link }}>
        <bdi>{value}</bdi>
      </a>
    )
  }
  return value.split('\n').map((line, index) => (
    <Fragment key={`${index} ${line}`}>
      {index > 0 && <br />}
      <bdi>{line}</bdi>
    </Fragment>
  ))
}
