/** Analytics that learn of a booking, by the ids that the owner has entered. */
export interface Conversions {
  /** Measurement ids, tags and containers of Google. */
  google: string[]
  /** Meta's pixel. */
  meta: string | null
}
