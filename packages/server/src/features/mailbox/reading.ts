import { html } from '../../http/html.ts'
import type { Html } from '../../http/html.ts'
import { linkTo, MAILBOX } from './links.ts'
import { partPane } from './part.ts'
import type { ReadMail } from './read.ts'
import type { MailboxView, Part } from './view.ts'
import { PARTS } from './view.ts'
import { times, words } from './words.ts'

/** One mail: sender, recipient, date, and one of its views. */
export function readingPane(view: MailboxView): Html {
  const { chosen, part, to, before } = view
  if (!chosen) {
    return html`<section class="mail">
      <div class="empty dim">${chosen === null ? words('notFound') : words('choose')}</div>
    </section>`
  }
  return html`<article class="mail">
    <header class="head">
      <a class="back" href="${linkTo(undefined, { to, before })}">${words('back')}</a>
      <h2 dir="auto">${chosen.subject || words('noSubject')}</h2>
      <dl>
        ${facts(chosen, view).map(
          ([label, value]) =>
            html`<dt>${label}</dt>
              <dd><bdi>${value}</bdi></dd>`,
        )}
      </dl>
      <nav class="tabs">
        ${partsOf(chosen).map(
          (each) =>
            html`<a href="${linkTo(chosen.id, { to, before, part: each })}" ${each === part && CURRENT}
              >${words(TABS[each])}</a
            >`,
        )}
        <a class="end" href="${MAILBOX}/${chosen.id}/raw">${words('raw')}</a>
      </nav>
    </header>
    <div class="part">${partPane(chosen, part)}</div>
  </article>`
}

const TABS = {
  html: 'html',
  text: 'text',
  calendar: 'calendar',
  headers: 'headers',
} as const
const CURRENT = html`aria-current="page"`

function partsOf({ calendars }: ReadMail): Part[] {
  return PARTS.filter((part) => part !== 'calendar' || calendars.length > 0)
}

function facts(mail: ReadMail, { timeZone }: MailboxView): [string, string][] {
  const at = Date.parse(mail.receivedAt)
  const rows: [string, string][] = [
    [words('from'), mail.from],
    [words('to'), mail.to.join(', ')],
    [words('replyTo'), mail.replyTo.join(', ')],
    [words('date'), `${times.moment(timeZone, at)}, ${times.zone(timeZone, at)}`],
    [
      words('attachments'),
      mail.attachments
        .map(({ filename, type, bytes }) => `${filename ?? type} (${words('bytes', { count: bytes })})`)
        .join(', '),
    ],
  ]
  return rows.filter(([, value]) => value !== '')
}
