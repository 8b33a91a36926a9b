import { html } from '../../http/html.ts'
import type { Html } from '../../http/html.ts'
import { linkTo } from './links.ts'
import type { MailboxView } from './view.ts'
import { times, words } from './words.ts'

/** The newest mails, with their recipient, subject and time. */
export function listPane(view: MailboxView): Html {
  const { mails, chosen, to, before, older } = view
  return html`<nav class="list" aria-label="${words('title')}">
    <ul>
      ${mails.map(
        (mail) =>
          html`<li>
            <a href="${linkTo(mail.id, { to, before })}" ${mail.id === chosen?.id && CURRENT}>
              <span class="row">
                <span class="cut dim" dir="auto">${mail.to.map(nameIn).join(', ')}</span>
                <time class="time dim" datetime="${mail.receivedAt}"
                  >${times.shortMoment(view.timeZone, Date.parse(mail.receivedAt))}</time
                >
              </span>
              <span class="subject" dir="auto">${mail.subject || words('noSubject')}</span>
            </a>
          </li>`,
      )}
    </ul>
    ${older && html`<a class="older" href="${linkTo(undefined, { to, before: older })}">${words('older')}</a>`}
  </nav>`
}

/** The name of `Ada <ada@example.com>`; an address without one as it is. */
function nameIn(address: string): string {
  return address.replace(/ <[^<>]*>$/, '')
}

const CURRENT = html`aria-current="page"`
