import type { CSSProperties, ReactNode } from 'react'

interface TableProps {
  children: ReactNode
  style?: CSSProperties
  className?: string
  /** Only as wide as its content. */
  isNarrow?: boolean
}

/** A layout table: mail clients lay out little else reliably. Hidden from screen readers as a table. */
export function Table({ children, style, className, isNarrow = false }: TableProps) {
  return (
    <table
      role="presentation"
      cellPadding={0}
      cellSpacing={0}
      border={0}
      width={isNarrow ? undefined : '100%'}
      className={className}
      style={{ borderCollapse: 'separate', ...style }}
    >
      <tbody>{children}</tbody>
    </table>
  )
}

/** One row with one cell. */
export function Row({
  children,
  style,
  className,
}: {
  children: ReactNode
  style?: CSSProperties
  className?: string
}) {
  return (
    <tr>
      <td className={className} style={style}>
        {children}
      </td>
    </tr>
  )
}
