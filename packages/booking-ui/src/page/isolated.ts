/** Held together in a sentence that may run the other way, such as an address in a Hebrew one (Unicode Standard Annex #9). */
export function isolated(text: string): string {
  return `\u2068${text}\u2069`
}
