import { eventProperties } from './calendar.ts'
import { html } from '../../http/html.ts'
import type { Html } from '../../http/html.ts'
import { MAILBOX } from './links.ts'
import type { ReadMail } from './read.ts'
import type { Part } from './view.ts'
import { words } from './words.ts'

/** One view of a mail: as it looks, as text, its calendar parts, its headers. */
export function partPane(mail: ReadMail, part: Part): Html {
  if (mail.isUnread) return notice(words('unread'))
  switch (part) {
    case 'html':
      return mail.html === null
        ? notice(words('noHtml'))
        : html`<iframe
            src="${MAILBOX}/${mail.id}/html"
            title="${mail.subject || words('noSubject')}"
            sandbox="allow-popups allow-popups-to-escape-sandbox"
          ></iframe>`
    case 'text':
      return mail.text === null ? notice(words('noText')) : html`<pre dir="auto">${mail.text}</pre>`
    case 'calendar':
      return html`${mail.calendars.map((calendar) => calendarSection(calendar))}`
    case 'headers':
      return html`<section>
        <table>
          ${mail.headers.map(({ name, value }) => row(name, value))}
        </table>
      </section>`
  }
}

function notice(text: string): Html {
  return html`<p class="empty dim">${text}</p>`
}

function calendarSection({ method, content }: ReadMail['calendars'][number]): Html {
  const title = { REQUEST: words('methodRequest'), CANCEL: words('methodCancel') }[method ?? ''] ?? method
  return html`<section>
    <h3>${title}</h3>
    <table>
      ${eventProperties(content).map(({ name, parameters, value }) => row(name, value, parameters))}
    </table>
    <details>
      <summary>text/calendar${method && `; method=${method}`}</summary>
      <pre dir="ltr">${content}</pre>
    </details>
  </section>`
}

function row(name: string, value: string, small = ''): Html {
  return html`<tr>
    <th scope="row">${name}</th>
    <td dir="auto">${value}${small && html`<small>${small}</small>`}</td>
  </tr>`
}
