/** The key of a booking's event, the same for each attempt. Providers accept its characters in an id. */
export function eventKeyOf(bookingId: string, ...more: string[]): string {
  return [bookingId, ...more].join('').replaceAll('-', '')
}
