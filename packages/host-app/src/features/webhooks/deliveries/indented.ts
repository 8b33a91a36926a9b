/** Indents JSON for reading. Returns other text unchanged. */
export function indented(text: string): string {
  try {
    return JSON.stringify(JSON.parse(text), undefined, 2)
  } catch {
    return text
  }
}
