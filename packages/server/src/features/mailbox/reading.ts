import { LANGUAGES } from '@scheduling/messages'
import { html } from './html.ts'
import type { Html } from './html.ts'
import { linkTo, MAILBOX } from './links.ts'
import { partPane } from './part.ts'
import type { ReadMail } from './read.ts'
import type { MailboxView, MailTexts, Part } from './view.ts'
import { PARTS } from './view.ts'

/** One mail: who, when, and one of its sides. */
export function readingPane(view: MailboxView, t: MailTexts): Html {
  const { chosen, part, to, before } = view
  if (!chosen) {
    return html`<section class="mail">
      <div class="empty dim">${chosen === null ? t('mailboxNotFound') : t('mailboxChoose')}</div>
    </section>`
  }
  return html`<article class="mail">
    <header class="head">
      <a class="back" href="${linkTo(undefined, { to, before })}">${t('mailboxBack')}</a>
      <h2 dir="auto">${chosen.subject || t('mailboxNoSubject')}</h2>
      <dl>
        ${facts(chosen, view, t).map(
          ([label, value]) =>
            html`<dt>${label}</dt>
              <dd><bdi>${value}</bdi></dd>`,
        )}
      </dl>
      <nav class="tabs">
        ${partsOf(chosen).map(
          (each) =>
            html`<a href="${linkTo(chosen.id, { to, before, part: each })}" ${each === part && CURRENT}
              >${t(TABS[each])}</a
            >`,
        )}
        <a class="end" href="${MAILBOX}/${chosen.id}/raw">${t('mailboxRaw')}</a>
      </nav>
    </header>
    <div class="part">${partPane(chosen, part, t)}</div>
  </article>`
}

const TABS = {
  html: 'mailboxHtml',
  text: 'mailboxText',
  calendar: 'mailboxCalendar',
  headers: 'mailboxHeaders',
} as const
const CURRENT = html`aria-current="page"`

function partsOf({ calendars }: ReadMail): Part[] {
  return PARTS.filter((part) => part !== 'calendar' || calendars.length > 0)
}

function facts(mail: ReadMail, { language, timeZone }: MailboxView, t: MailTexts): [string, string][] {
  const date = new Intl.DateTimeFormat(LANGUAGES[language].tag, {
    dateStyle: 'full',
    timeStyle: 'long',
    timeZone,
  })
  const rows: [string, string][] = [
    [t('mailboxFrom'), mail.from],
    [t('mailboxTo'), mail.to.join(', ')],
    [t('mailboxReplyTo'), mail.replyTo.join(', ')],
    [t('mailboxDate'), date.format(Date.parse(mail.receivedAt))],
    [
      t('mailboxAttachments'),
      mail.attachments
        .map(({ filename, type, bytes }) => `${filename ?? type} (${t('mailboxBytes', { size: bytes })})`)
        .join(', '),
    ],
  ]
  return rows.filter(([, value]) => value !== '')
}
