// RFC 4180.

export type CsvCell = string | number | boolean | null

// Without it, Excel reads UTF-8 in the wrong encoding.
export const BYTE_ORDER_MARK = '\uFEFF'

export function csvLine(cells: readonly CsvCell[]): string {
  return `${cells.map(quoted).join(',')}\r\n`
}

// Readers guess which separator a file has.
const QUOTED = /[",;\t\r\n]/

function quoted(value: CsvCell): string {
  const text = defused(String(value ?? ''))
  return QUOTED.test(text) ? `"${text.replaceAll('"', '""')}"` : text
}

// Also matches after characters that another program may read as the end of a cell, whatever it does with
// quotes and spaces.
const FORMULA = /(^|[;,\t\r\n])(["\p{Zs}]*[=+\-@＝＋－＠﹦﹢﹣﹫])/gu
const DEFUSED = /(^|[;,\t\r\n])'(["\p{Zs}]*[=+\-@＝＋－＠﹦﹢﹣﹫])/gu

/**
 * A spreadsheet would run text that starts like a formula:
 * https://owasp.org/www-community/attacks/CSV_Injection
 */
function defused(text: string): string {
  return text.replace(FORMULA, `$1'$2`)
}

/** A cell of a file that `csvLine` wrote, as it was given to it. */
export function cellAsGiven(text: string): string {
  return text.replace(DEFUSED, '$1$2')
}
