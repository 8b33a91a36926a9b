const SIGNS: Record<string, string> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;', "'": '&#39;' }

/** As it may stand between the tags of HTML. */
export function escapeText(text: string): string {
  return text.replace(/[&<>]/g, (sign) => SIGNS[sign] as string)
}

/** As it may stand anywhere in HTML, within an attribute's quotes too. */
export function escapeHtml(text: string): string {
  return text.replace(/[&<>"']/g, (sign) => SIGNS[sign] as string)
}
