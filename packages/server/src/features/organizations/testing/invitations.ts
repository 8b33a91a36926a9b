import type { TestApp } from '../../../testing/app.ts'
import { someAddress } from '../../../testing/hosts.ts'
import type { TestOrganization } from '../../../testing/organizations.ts'
import type { MailedHost } from '../../../mail/content/people.ts'
import { findHost } from '../../hosts/operations.ts'
import { emailConfirmationMail } from '../mails/email-confirmation/index.ts'
import { invitationMail } from '../mails/invitation/index.ts'
import { organizationById } from '../store.ts'

/** Invites somebody by the owner's calls. Answers the invitation's id. */
export async function invite(
  { api }: TestOrganization,
  email: string,
  role: 'admin' | 'member' = 'member',
): Promise<string> {
  const { invitations } = await api.call('POST /organization/invitations', { body: { email, role } })
  return String(invitations.find((one) => one.email === email.toLowerCase())?.id)
}

/** The mail of an invitation, written once more. */
export async function writtenMail(app: TestApp, { id }: TestOrganization, invitationId: string) {
  const host = (await findHost(app.context, id)) as MailedHost
  const [letter] = await invitationMail.letters(app.context, host, { hostId: id, invitationId })
  if (!letter) return undefined
  const { content } = await letter.write('https://choices.test')
  return { letter, content, key: new URL(String(content.link?.url)).searchParams.get('key') ?? '' }
}

/** Invites somebody, and answers the key in the mail. */
export async function mailedKey(
  app: TestApp,
  organization: TestOrganization,
  email: string,
  role?: 'admin' | 'member',
): Promise<string> {
  const mail = await writtenMail(app, organization, await invite(organization, email, role))
  return String(mail?.key)
}

/** Names an email as the organization's own. Answers the key in the mail to it. */
export async function pendingEmailKey(
  app: TestApp,
  { api, id }: Pick<TestOrganization, 'api' | 'id'>,
  email: string,
): Promise<string> {
  await api.call('PUT /organization/email', { body: { email } })
  const host = (await findHost(app.context, id)) as MailedHost
  const row = await organizationById(app.context.db, id)
  const [letter] = await emailConfirmationMail.letters(app.context, host, {
    hostId: id,
    pendingEmailId: row?.pending_email_id,
  })
  const { content } = (await letter?.write('https://choices.test')) ?? {}
  return new URL(String(content?.link?.url)).searchParams.get('key') ?? ''
}

/** Shows a key, with the token of somebody or of nobody. */
export async function accept(app: TestApp, key: string, token?: string) {
  const headers = { ...someAddress(), ...(token !== undefined && { authorization: `Bearer ${token}` }) }
  return app.visitor.try('POST /organization/accept', { query: { key }, headers })
}

/** The key to sign in or up with. */
export async function acceptKeyFor(app: TestApp, key: string): Promise<string> {
  const { body } = await accept(app, key)
  return (body as { data: { accept_key: string } }).data.accept_key
}
