import { guessColumns, hasHeadings } from './import-columns.ts'
import type { Column } from './import-columns.ts'
import { checkRows, problemsFile } from './import-rows.ts'
import type { CheckedRows } from './import-rows.ts'
import { decode, readCsv } from './read-csv.ts'
import type { CsvTable } from './read-csv.ts'

/** What a file has, before anything of it is imported. */
export interface OpenedFile {
  hasHeadings: boolean
  headings: string[]
  /** The first rows with leads. */
  samples: string[][]
  columns: Column[]
  /** How many rows with leads there are. */
  count: number
}

export interface Chosen {
  hasHeadings: boolean
  columns: readonly Column[]
}

/** Reads one file, and keeps its rows. */
export interface ImportReader {
  open: (bytes: Uint8Array) => OpenedFile
  /** With or without a first line of headings. */
  reopen: (withHeadings: boolean) => OpenedFile
  check: (chosen: Chosen) => CheckedRows
  /** The lines with problems as a file, with their reasons. */
  problems: (chosen: Chosen) => string
}

const SAMPLES = 5

export function createImportReader(): ImportReader {
  let table: CsvTable = { rows: [], unclosedAt: undefined }

  function opened(withHeadings: boolean): OpenedFile {
    const [first = { cells: [] }] = table.rows
    const from = withHeadings ? 1 : 0
    const samples = table.rows.slice(from, from + SAMPLES).map(({ cells }) => cells)
    const headings = withHeadings ? first.cells.map((cell) => cell.trim()) : first.cells.map(() => '')
    return {
      hasHeadings: withHeadings,
      headings,
      samples,
      columns: guessColumns(headings, samples),
      count: Math.max(0, table.rows.length - from),
    }
  }

  return {
    open(bytes) {
      table = readCsv(decode(bytes))
      return opened(hasHeadings(table.rows[0]?.cells ?? []))
    },
    reopen: opened,
    check: (chosen) => checkRows(table, fromOf(chosen), chosen.columns),
    problems: (chosen) => problemsFile(table, checkRows(table, fromOf(chosen), chosen.columns).wrong),
  }
}

function fromOf({ hasHeadings: withHeadings }: Chosen): number {
  return withHeadings ? 1 : 0
}
