/** What a booking's event is called in every calendar: of characters that providers take, and the same for each attempt. */
export function eventIdOf(bookingId: string): string {
  return bookingId.replaceAll('-', '')
}

/** Undefined where it can be no booking's. */
export function bookingIdOf(eventId: string | undefined): string | undefined {
  const parts = /^([\da-f]{8})([\da-f]{4})([\da-f]{4})([\da-f]{4})([\da-f]{12})$/.exec(eventId ?? '')
  return parts?.slice(1).join('-')
}
