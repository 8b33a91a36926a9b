import type { EmbedSettings } from '@scheduling/contract'
import { EMBED_DEFAULTS, FRAME_STYLE, PLACE_STYLE } from '@scheduling/contract/embed-defaults'
import { PAGE_PARAMS } from '@scheduling/contract/page'
import { escapeHtml, escapeText, normalizeHex } from '@scheduling/domain'
import { languageFrom } from '@scheduling/domain/languages'

export const SNIPPET_KINDS = ['inline', 'popup_widget', 'popup_text', 'iframe', 'link'] as const
export type SnippetKind = (typeof SNIPPET_KINDS)[number]

/** Kinds that can be saved. A plain iframe and a link are other code for the inline one. */
export const EMBED_KINDS = ['inline', 'popup_widget', 'popup_text'] as const satisfies readonly SnippetKind[]
export type EmbedKind = (typeof EMBED_KINDS)[number]

export const PAGE_COLORS = ['backgroundColor', 'textColor', 'buttonColor'] as const

export interface SnippetSource {
  /** Origin of the script and the pages, without a trailing slash. */
  origin: string
  /** Address of the booking list or the event. */
  url: string
  settings: EmbedSettings
  /** Title of the frame. Absent: "Book a time". */
  title?: string | undefined
  /** Id of the saved embed. Its allowed sites then apply. */
  embedId?: string
}

/** The code to paste for one kind of embed. */
export function snippet(
  kind: SnippetKind,
  { origin, url: page, settings, title = 'Book a time', embedId }: SnippetSource,
): string {
  const url = withParams(page, embedId ? { [PAGE_PARAMS.widget]: embedId } : {})
  const script = scriptTag(origin)
  switch (kind) {
    case 'inline':
      return `${frame(url, settings, title, ' data-schedule')}\n${script}`
    case 'iframe':
      return frame(url, settings, title, '')
    case 'popup_text':
      return `<a href="${escapeHtml(withParams(url, pageParams(settings)))}" data-schedule="popup"${closeLabel(settings)}>${escapeText(settings.linkText)}</a>\n${script}`
    case 'popup_widget':
      return script.replace('></script>', () => `${widgetAttributes(url, settings)}></script>`)
    case 'link':
      return withParams(url, pageParams(settings))
  }
}

/** The code leaves colors out if all have their defaults. The page then follows the host's and the visitor's. */
export function hasOwnColors(settings: EmbedSettings): boolean {
  return PAGE_COLORS.some((name) => settings[name] !== EMBED_DEFAULTS[name])
}

/** One script tag serves all embeds of a page. */
export function scriptTag(origin: string): string {
  return `<script async src="${escapeHtml(`${origin}/external/scheduling.js`)}"></script>`
}

function frame(url: string, settings: EmbedSettings, title: string, mark: string): string {
  const src = withParams(url, { [PAGE_PARAMS.embed]: 'inline', ...pageParams(settings) })
  return `<div style="${PLACE_STYLE}">
<iframe src="${escapeHtml(src)}" title="${escapeHtml(title)}" width="100%" height="640"
        style="${FRAME_STYLE}"${mark}></iframe>
</div>`
}

function widgetAttributes(url: string, settings: EmbedSettings): string {
  const own = {
    button_text: settings.buttonText,
    button_background_color: settings.buttonBackground,
    button_text_color: settings.buttonTextColor,
    close_label: settings.closeLabel,
  }
  const usual: Record<string, string> = {
    button_text: EMBED_DEFAULTS.buttonText,
    button_background_color: EMBED_DEFAULTS.buttonBackground,
    button_text_color: EMBED_DEFAULTS.buttonTextColor,
    close_label: EMBED_DEFAULTS.closeLabel,
  }
  const chosen = Object.entries(own).filter(([name, value]) => value !== usual[name])
  return [['widget', url], ...Object.entries(pageParams(settings)), ...chosen]
    .map(([name = '', value = '']) => `\n        data-${name.replaceAll('_', '-')}="${escapeHtml(value)}"`)
    .join('')
}

function closeLabel({ closeLabel: label }: EmbedSettings): string {
  return label === EMBED_DEFAULTS.closeLabel ? '' : ` data-close-label="${escapeHtml(label)}"`
}

/** Settings that go into an address unchanged, with their parameter names. */
const TEXTS = [
  [PAGE_PARAMS.theme, 'theme'],
  [PAGE_PARAMS.language, 'language'],
  [PAGE_PARAMS.name, 'prefillName'],
  [PAGE_PARAMS.email, 'prefillEmail'],
  ['utm_source', 'utmSource'],
  ['utm_medium', 'utmMedium'],
  ['utm_campaign', 'utmCampaign'],
  ['utm_term', 'utmTerm'],
  ['utm_content', 'utmContent'],
] as const satisfies readonly (readonly [string, keyof EmbedSettings])[]

function pageParams(settings: EmbedSettings): Record<string, string> {
  const texts = TEXTS.flatMap(([name, setting]) =>
    settings[setting] === EMBED_DEFAULTS[setting] ? [] : [[name, settings[setting] ?? ''] as const],
  )
  const { backgroundColor, textColor, buttonColor } = settings
  return {
    ...(settings.hideEventDetails && { [PAGE_PARAMS.hideEventDetails]: '1' }),
    ...(hasOwnColors(settings) && {
      [PAGE_PARAMS.backgroundColor]: backgroundColor,
      [PAGE_PARAMS.textColor]: textColor,
      [PAGE_PARAMS.buttonColor]: buttonColor,
    }),
    ...Object.fromEntries(texts),
  }
}

function withParams(url: string, params: Record<string, string>): string {
  const query = new URLSearchParams(params).toString()
  return query ? `${url}${url.includes('?') ? '&' : '?'}${query}` : url
}

/** Reads settings from code on a page. Missing and unusable values get their defaults. */
export function settingsFrom(said: Readonly<Record<string, string>>): EmbedSettings {
  const color = (name: string) => normalizeHex(said[name]?.replace(/^#?/, '#') ?? '')
  const { hide_event_details: hidden = '0', theme = '', language = '' } = said
  const known = {
    hideEventDetails: hidden !== '0' && hidden !== 'false',
    backgroundColor: color(PAGE_PARAMS.backgroundColor),
    textColor: color(PAGE_PARAMS.textColor),
    buttonColor: color(PAGE_PARAMS.buttonColor),
    buttonText: said.button_text,
    buttonBackground: color('button_background_color'),
    buttonTextColor: color('button_text_color'),
    linkText: said.link_text,
    closeLabel: said.close_label,
    ...Object.fromEntries(TEXTS.map(([name, setting]) => [setting, said[name]])),
    theme: theme === 'light' || theme === 'dark' ? theme : undefined,
    language: languageFrom(language),
  }
  const given = Object.entries(known).filter(([, value]) => value)
  return { ...EMBED_DEFAULTS, ...(Object.fromEntries(given) as Partial<EmbedSettings>) }
}
