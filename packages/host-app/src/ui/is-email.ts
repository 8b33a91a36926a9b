/** Good enough to catch slips of the hand; the server decides. */
export function isEmail(text: string): boolean {
  return /^[^\s@]+@[^\s@.]+\.[^\s@]{2,}$/.test(text.trim())
}
