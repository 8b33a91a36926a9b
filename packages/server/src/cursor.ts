import { fieldError } from './errors.ts'

/** Where a page of a list that is sorted by time ends. */
export interface CursorPosition {
  at: Date
  id: string
}

/** Makes a page from the rows; `rows` has one more than fits. `next` is the cursor of the next page. */
export function pageOf<Row>(
  rows: readonly Row[],
  size: number,
  placeOf: (row: Row) => CursorPosition,
): { items: Row[]; next: string | null } {
  const items = rows.slice(0, size)
  const last = items.at(-1)
  return { items, next: rows.length > size && last ? cursorOf(placeOf(last)) : null }
}

function cursorOf({ at, id }: CursorPosition): string {
  return Buffer.from(`${at.getTime()}:${id}`).toString('base64url')
}

/** Throws `invalid_input` if it is not a cursor. */
export function readCursor(cursor: string): CursorPosition {
  const text = Buffer.from(cursor, 'base64url').toString()
  const match = /^(\d{1,15}):([0-9a-f]{8}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{12})$/.exec(text)
  if (!match?.[1] || !match[2])
    throw fieldError('cursor', 'format', 'Expected the cursor of an earlier answer')
  return { at: new Date(Number(match[1])), id: match[2] }
}
