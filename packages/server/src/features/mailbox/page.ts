import { PRODUCT_NAME } from '@scheduling/messages'
import { Html, html } from '../../http/html.ts'
import { linkTo, MAILBOX } from './links.ts'
import { listPane } from './list.ts'
import { readingPane } from './reading.ts'
import { STYLE_ELEMENT } from './style.ts'
import type { MailboxView } from './view.ts'
import { words } from './words.ts'

/** List and reading pane; on narrow screens one or the other. Works without a script. */
export function mailboxPage(view: MailboxView): string {
  const { mails, chosen } = view
  const isEmpty = mails.length === 0 && chosen === undefined
  const title = [...(chosen ? [chosen.subject] : []), words('title'), PRODUCT_NAME].join(' · ')
  return html`<!doctype html>
    <html lang="en">
      <head>
        <meta charset="utf-8" />
        <meta name="viewport" content="width=device-width, initial-scale=1" />
        ${isEmpty && html`<meta http-equiv="refresh" content="3" />`}
        <title>${title}</title>
        ${STYLE_ELEMENT}
      </head>
      <body>
        ${topBar(view)}
        <main class="panes${chosen !== undefined && ' reading'}">
          ${isEmpty ? emptyPane(view) : [listPane(view), readingPane(view)]}
        </main>
      </body>
    </html>`.source
}

function topBar({ recipients, to, total }: MailboxView): Html {
  const choices = to && !recipients.includes(to) ? [to, ...recipients] : recipients
  return html`<header class="top">
    <h1><a href="${MAILBOX}">${words('title')}</a></h1>
    <p class="dim">${words('intro')}</p>
    ${
      choices.length > 0 &&
      html`<form action="${MAILBOX}">
        <label class="dim" for="to">${words('filter')}</label>
        <select id="to" name="to" aria-label="${words('filter')}">
          <option value="">${words('all')}</option>
          ${choices.map((each) => html`<option${each === to && new Html(' selected')}>${each}</option>`)}
        </select>
        <button>${words('filterAction')}</button>
        <span class="count dim">${words('count', { count: total })}</span>
      </form>`
    }
  </header>`
}

function emptyPane({ to }: MailboxView): Html {
  return html`<section class="mail alone">
    <div class="empty">
      ${ENVELOPE}
      <h2>${to ? words('emptyFor', { to }) : words('empty')}</h2>
      <p class="dim">${words('emptyHint')}</p>
      ${to && html`<p><a href="${linkTo(undefined)}">${words('back')}</a></p>`}
    </div>
  </section>`
}

const ENVELOPE = new Html(
  '<svg viewBox="0 0 24 24" fill="none" stroke="currentColor" stroke-width="1.25" stroke-linejoin="round" aria-hidden="true"><rect x="2.5" y="5" width="19" height="14" rx="2.5"/><path d="m3.5 7 8.5 6 8.5-6"/></svg>',
)
