import createPurifier from 'dompurify'

const TAGS = ['p', 'br', 'h3', 'h4', 'b', 'strong', 'i', 'em', 'u', 'ul', 'ol', 'li', 'a']
// Web addresses, email addresses and paths on this server. Never `javascript:`, or another host through `//`.
const LINKS = /^(?:https?:\/\/|mailto:|\/(?![/\\]))/i

const purifier = createPurifier(window)
purifier.addHook('afterSanitizeAttributes', (element) => {
  if (!element.hasAttribute('href')) return
  element.setAttribute('target', '_blank')
  element.setAttribute('rel', 'noopener')
})

/** The operator's text with `{email}` filled in. Nothing in it can run, load or look like the dashboard. */
export function popupHtml(written: string, email: string): string {
  return purifier
    .sanitize(
      written.replaceAll('{email}', () => escapeHtml(email)),
      {
        ALLOWED_TAGS: TAGS,
        ALLOWED_ATTR: ['href'],
        ALLOW_ARIA_ATTR: false,
        ALLOW_DATA_ATTR: false,
        ALLOWED_URI_REGEXP: LINKS,
      },
    )
    .trim()
}

const ENTITIES: Readonly<Record<string, string>> = {
  '&': '&amp;',
  '<': '&lt;',
  '>': '&gt;',
  '"': '&quot;',
  "'": '&#39;',
}

function escapeHtml(text: string): string {
  return text.replace(/[&<>"']/g, (sign) => ENTITIES[sign] ?? sign)
}
