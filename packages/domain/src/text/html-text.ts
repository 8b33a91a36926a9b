const SIGNS: Record<string, string> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;', "'": '&#39;' }

/** Escaped for text between the tags of HTML. */
export function escapeText(text: string): string {
  return text.replace(/[&<>]/g, (sign) => SIGNS[sign] as string)
}

/** Escaped for any place in HTML, including quoted attributes. */
export function escapeHtml(text: string): string {
  return text.replace(/[&<>"']/g, (sign) => SIGNS[sign] as string)
}
