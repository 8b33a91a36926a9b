/**
 * Isolates a text such as an address in a sentence that may run the other way, as in Hebrew (Unicode Standard Annex
 * #9).
 */
export function isolated(text: string): string {
  return `\u2068${text}\u2069`
}
