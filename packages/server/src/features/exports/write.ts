import type { CsvCell } from '@scheduling/domain'
import { BYTE_ORDER_MARK, csvLine } from '@scheduling/domain'
import { Zip, ZipDeflate, ZipPassThrough } from 'fflate'
import type { Context } from '../../context.ts'
import type { HostId } from '../../host-id.ts'
import type { CsvOf, ExportedFile, ExportPart } from './events.ts'

/** Takes packed data, piece by piece. */
export type Put = (piece: Uint8Array) => void

/** A zip that grows with each part; passes packed data to `put` at once. */
export function exportZip(put: Put): Zip {
  return new Zip((error, piece) => {
    if (error) throw error
    put(piece)
  })
}

/** Writes one part as JSON and as CSV, and its files; waits for `rested` between rows, so that pieces can be stored. */
export async function writePart(
  zip: Zip,
  part: ExportPart,
  context: Context,
  host: HostId,
  rested: () => Promise<void>,
): Promise<void> {
  const [json, csv] = [fileIn(zip, `${part.name}.json`, context), fileIn(zip, `${part.name}.csv`, context)]
  let table = await part.csv?.(context, host)
  let count = 0
  for await (const row of rowsOf(await part.rows(context, host))) {
    table ??= tableOf(row)
    if (count === 0) csv.write(table.head)
    json.write(`${count === 0 ? '[\n' : ',\n'}${JSON.stringify(row)}`)
    csv.write(table.line(row as never))
    count++
    await rested()
  }
  json.end(count === 0 ? '[]\n' : '\n]\n')
  csv.end('')
  for await (const file of part.files?.(context, host) ?? []) await writeFile(zip, file, context, rested)
}

/** As it is: pictures and videos are packed already. */
async function writeFile(
  zip: Zip,
  { name, read }: ExportedFile,
  { clock }: Pick<Context, 'clock'>,
  rested: () => Promise<void>,
): Promise<void> {
  const file = new ZipPassThrough(name)
  file.mtime = clock.now()
  zip.add(file)
  for await (const piece of (await read()) as AsyncIterable<Uint8Array>) {
    file.push(piece)
    await rested()
  }
  file.push(new Uint8Array(), true)
}

async function* rowsOf(rows: AsyncIterable<object> | readonly object[]): AsyncGenerator<object> {
  yield* rows
}

/** A column for each field of the first row: all have the same. */
function tableOf(first: object): CsvOf {
  const names = Object.keys(first)
  return {
    head: BYTE_ORDER_MARK + csvLine(names),
    line: (row: Record<string, unknown>) => csvLine(names.map((name) => cellOf(row[name]))),
  }
}

function cellOf(value: unknown): CsvCell {
  if (value === null || value === undefined) return null
  return typeof value === 'string' || typeof value === 'number' || typeof value === 'boolean'
    ? value
    : JSON.stringify(value)
}

interface FileInZip {
  write: (text: string) => void
  end: (text: string) => void
}

function fileIn(zip: Zip, name: string, { clock }: Pick<Context, 'clock'>): FileInZip {
  const file = new ZipDeflate(name, { level: 6 })
  file.mtime = clock.now()
  zip.add(file)
  const encoder = new TextEncoder()
  return {
    write: (text) => file.push(encoder.encode(text)),
    end: (text) => file.push(encoder.encode(text), true),
  }
}
