import { escapeHtml } from '@scheduling/domain'

/** Where a snippet is pasted. */
export const MAIL_PROGRAMS = ['gmail', 'outlook', 'html'] as const
export type MailProgram = (typeof MAIL_PROGRAMS)[number]

export interface MailSnippet {
  greeting: string
  /** The words of the link. */
  action: string
  link: string
  /** What leads to the link, too. Undefined: there is none. */
  picture: { url: string; text: string } | undefined
}

// The width that mails show it at, also on phones.
const WIDTH = 320

/** HTML for a mail. Mail programs keep only the oldest ways of writing it. */
export function mailHtml(program: MailProgram, { greeting, action, link, picture }: MailSnippet): string {
  const [to, words] = [escapeHtml(link), escapeHtml(action)]
  const image = picture && imageOf(program, picture)
  const lines = [
    ...(greeting ? [escapeHtml(greeting).replaceAll('\n', '<br>')] : []),
    ...(image ? [`<a href="${to}">${image}</a>`] : []),
    `<a href="${to}">${words}</a>`,
  ]
  if (program === 'gmail') return lines.map((line) => `<div>${line}</div>`).join('<br>')
  const cells = lines.map((line) => `<tr><td style="padding:0 0 12px 0">${line}</td></tr>`)
  return `<table role="presentation" border="0" cellpadding="0" cellspacing="0">${cells.join('')}</table>`
}

/** The same without a picture, for fields that take no HTML. */
export function mailText({ greeting, action, link }: MailSnippet): string {
  return [greeting, `${action}: ${link}`].filter(Boolean).join('\n\n')
}

// Outlook reads the attribute, and shows a picture in its own size without it.
function imageOf(program: MailProgram, { url, text }: NonNullable<MailSnippet['picture']>): string {
  const style = program === 'outlook' ? 'display:block' : 'display:block;max-width:100%;height:auto'
  return `<img src="${escapeHtml(url)}" alt="${escapeHtml(text)}" width="${WIDTH}" border="0" style="${style}">`
}
