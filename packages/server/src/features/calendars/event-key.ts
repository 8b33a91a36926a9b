/** What a booking's event goes by, the same for each attempt: of characters that providers take for an id. */
export function eventKeyOf(bookingId: string): string {
  return bookingId.replaceAll('-', '')
}
