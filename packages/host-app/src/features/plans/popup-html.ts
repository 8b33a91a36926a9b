import { POPUP_LINK, POPUP_TAGS } from '@scheduling/domain/entitlements'
import createPurifier from 'dompurify'

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
        ALLOWED_TAGS: [...POPUP_TAGS],
        ALLOWED_ATTR: ['href'],
        ALLOW_ARIA_ATTR: false,
        ALLOW_DATA_ATTR: false,
        ALLOWED_URI_REGEXP: POPUP_LINK,
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
