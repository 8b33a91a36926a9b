import type { TestApp } from '../../../testing/app.ts'
import type { MailedHost } from '../../../mail/content/people.ts'
import { someAddress } from '../../../testing/hosts.ts'
import type { TestHost } from '../../../testing/hosts.ts'
import { findHost } from '../../hosts/operations.ts'
import type { TestOrganization } from '../../../testing/organizations.ts'
import { answerMail } from '../mails/answer/index.ts'
import { requestMail } from '../mails/request/index.ts'

const MAILS = { asked: requestMail, answered: answerMail }

/** One of the mails to somebody, written once more. Undefined: there is none any more. */
export async function mailTo(
  app: TestApp,
  which: keyof typeof MAILS,
  { me }: TestHost,
  { id: organization }: Pick<TestOrganization, 'id'>,
  requestId: string,
) {
  const host = (await findHost(app.context, me.userID)) as MailedHost
  const news = { hostId: host.id, organization, requestId }
  const [letter] = await MAILS[which].letters(app.context, host, news)
  if (!letter) return undefined
  const { content } = await letter.write('https://choices.test')
  return { letter, content, key: new URL(String(content.link?.url)).searchParams.get('key') ?? '' }
}

/** Opens the link of a mail, as nobody who is signed in. */
export async function open(app: TestApp, key: string) {
  return app.visitor.try('GET /organization/request', { query: { key }, headers: someAddress() })
}

/** Presses a button of the page behind the link. */
export async function answer(app: TestApp, key: string, given: 'granted' | 'declined') {
  const request = { query: { key }, body: { answer: given }, headers: someAddress() }
  return app.visitor.try('POST /organization/request', request)
}

/** How many mails are waiting that this event causes about a request. */
export async function mailsAbout(app: TestApp, name: string, requestId: string): Promise<number> {
  const { rowCount } = await app.context.pool.query(
    `select 1 from jobs.job where name = $1 and data->>'requestId' = $2`,
    [name, requestId],
  )
  return rowCount ?? 0
}
