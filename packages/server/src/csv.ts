// RFC 4180.

export type Cell = string | number | boolean | null

// Without it, Excel reads UTF-8 in the wrong encoding.
export const BYTE_ORDER_MARK = '\uFEFF'

export function csvLine(cells: readonly Cell[]): string {
  return `${cells.map(cellText).join(',')}\r\n`
}

function cellText(value: Cell): string {
  const text = unformulated(String(value ?? ''))
  return /[",\r\n]/.test(text) ? `"${text.replaceAll('"', '""')}"` : text
}

// Also matches after characters that another program may read as the end of a cell, whatever it does with
// quotes and spaces.
const FORMULA = /(^|[;,\t\r\n])(["\p{Zs}]*[=+\-@＝＋－＠﹦﹢﹣﹫])/gu

/**
 * A spreadsheet would run text that starts like a formula:
 * https://owasp.org/www-community/attacks/CSV_Injection
 */
function unformulated(text: string): string {
  return text.replace(FORMULA, `$1'$2`)
}
