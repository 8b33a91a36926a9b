// RFC 4180.

export type Cell = string | number | boolean | null

// Without it Excel reads UTF-8 as something else.
export const BYTE_ORDER_MARK = '\uFEFF'

export function csvLine(cells: readonly Cell[]): string {
  return `${cells.map(cellText).join(',')}\r\n`
}

function cellText(value: Cell): string {
  const text = unformulated(String(value ?? ''))
  return /[",\r\n]/.test(text) ? `"${text.replaceAll('"', '""')}"` : text
}

// Also behind what another program takes for the end of a cell, whatever it makes of quotes and spaces before it.
const FORMULA = /(^|[;,\t\r\n])(["\p{Zs}]*[=+\-@＝＋－＠﹦﹢﹣﹫])/gu

/** A spreadsheet would carry out what begins so: https://owasp.org/www-community/attacks/CSV_Injection */
function unformulated(text: string): string {
  return text.replace(FORMULA, `$1'$2`)
}
