/** Arabic, Persian and full-width digits as 0 to 9, for what people type. */
export function latinDigits(text: string): string {
  // In each of these blocks, the last four bits of a digit's code are its value.
  return text.replaceAll(/[\u0660-\u0669\u06F0-\u06F9\uFF10-\uFF19]/g, (digit) =>
    String(digit.charCodeAt(0) & 15),
  )
}
