/** A file as a list of rows. */
export interface CsvTable {
  rows: CsvRow[]
  /** The line at which a quotation mark opens that is never closed. */
  unclosedAt: number | undefined
}

export interface CsvRow {
  /** In the file, from 1. Cells may have several lines. */
  line: number
  cells: string[]
}

const SEPARATORS = [',', ';', '\t', '|'] as const
const LOOKED_AT = 20_000

/** UTF-8 or UTF-16, else what Excel saves on Windows. */
export function decode(bytes: Uint8Array): string {
  const [first, second] = bytes
  if (first === 0xff && second === 0xfe) return new TextDecoder('utf-16le').decode(bytes)
  if (first === 0xfe && second === 0xff) return new TextDecoder('utf-16be').decode(bytes)
  try {
    return new TextDecoder('utf-8', { fatal: true }).decode(bytes)
  } catch {
    return new TextDecoder('windows-1252').decode(bytes)
  }
}

/** RFC 4180, with any of the usual separators. Empty lines are left out. */
export function readCsv(text: string): CsvTable {
  // Excel writes the separator into a first line of its own.
  const said = /^sep=(.)\r?\n/i.exec(text)
  const separator = said?.[1] ?? separatorOf(text.slice(0, LOOKED_AT))
  const body = said ? text.slice(said[0].length) : text
  return rowsOf(body, separator, said ? 2 : 1)
}

/** The one that gives the most columns, in as many rows as possible. */
function separatorOf(start: string): string {
  const scores = SEPARATORS.map((separator) => {
    const widths = rowsOf(start, separator, 1).rows.map(({ cells }) => cells.length)
    const alike = widths.filter((width) => width === widths[0]).length / Math.max(1, widths.length)
    return { separator, score: ((widths[0] ?? 1) - 1) * alike }
  })
  return scores.reduce((best, each) => (each.score > best.score ? each : best)).separator
}

function rowsOf(text: string, separator: string, firstLine: number): CsvTable {
  const rows: CsvRow[] = []
  let [cells, line, begin, at] = [[] as string[], firstLine, firstLine, 0]
  const endRow = () => {
    if (cells.some((cell) => cell.trim() !== '')) rows.push({ line: begin, cells })
    cells = []
  }
  while (at < text.length) {
    const quoted = text[at] === '"'
    const read = quoted ? quotedCell(text, at) : { cell: '', end: at }
    if (!read) return { rows, unclosedAt: line }
    const end = endOfCell(text, read.end, separator)
    const cell = read.cell + text.slice(read.end, end)
    cells.push(cell)
    line += linesIn(text, at, end)
    at = end
    if (text[at] === separator) {
      at += 1
      if (at === text.length) cells.push('')
      continue
    }
    endRow()
    at += text[at] === '\r' && text[at + 1] === '\n' ? 2 : 1
    line += 1
    begin = line
  }
  endRow()
  return { rows, unclosedAt: undefined }
}

/** The cell whose quotation mark opens at `at`. Undefined if it does not close. */
function quotedCell(text: string, at: number): { cell: string; end: number } | undefined {
  const parts: string[] = []
  let from = at + 1
  for (;;) {
    const close = text.indexOf('"', from)
    if (close === -1) return undefined
    parts.push(text.slice(from, close))
    if (text[close + 1] !== '"') return { cell: parts.join('"'), end: close + 1 }
    from = close + 2
  }
}

function endOfCell(text: string, at: number, separator: string): number {
  let end = at
  while (end < text.length && text[end] !== separator && text[end] !== '\n' && text[end] !== '\r') end += 1
  return end
}

function linesIn(text: string, from: number, to: number): number {
  let count = 0
  for (let at = text.indexOf('\n', from); at !== -1 && at < to; at = text.indexOf('\n', at + 1)) count += 1
  return count
}
