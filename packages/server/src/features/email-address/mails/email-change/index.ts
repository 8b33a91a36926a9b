import type { Context } from '../../../../context.ts'
import type { MailedHost } from '../../../../mail/content/people.ts'
import type { Written } from '../../../../mails.ts'
import type { MailedLink } from '../../../accounts/mailed-link.ts'
import { accountMail } from '../../../accounts/mails/account-mail.ts'
import { existingAccountContent } from '../../../accounts/mails/existing-account.ts'
import { findAccountByEmail } from '../../../accounts/operations.ts'
import type { EmailChange } from '../../operations.ts'
import { newChangeLink, pendingChange } from '../../operations.ts'
import { newAddressContent, oldAddressContent } from './content.ts'

/** Asks one of the two addresses to confirm. */
export const emailChangeMail = accountMail(
  ['email_change'],
  async (context, host, account, { changeId, side }) => {
    const change = await pendingChange(context, account.id, changeId)
    if (!change) return []
    const isOld = side === 'old'
    return [
      {
        kind: `email_change_${side}`,
        to: isOld ? { name: host.name, address: change.former_email } : { name: '', address: change.email },
        write: async () => {
          const link = await newChangeLink(context, change, side)
          return isOld
            ? mailToOldAddress(context, host, change, link)
            : mailToNewAddress(context, host, change, link)
        },
      },
    ]
  },
)

function mailToOldAddress(
  context: Context,
  { name, language }: MailedHost,
  { email }: EmailChange,
  link: MailedLink,
): Written {
  return { content: oldAddressContent({ name, language, email, confirmUrl: confirmUrl(context, link) }) }
}

/** If the address has an account, says that instead: there is nothing to confirm. */
async function mailToNewAddress(
  context: Context,
  { language }: MailedHost,
  { account_id, email }: EmailChange,
  link: MailedLink,
): Promise<Written> {
  const owner = await findAccountByEmail(context, email)
  if (owner && owner.account.id !== account_id) {
    const { name, language: theirs } = owner.host
    const signInUrl = `${context.config.publicUrl}/login`
    return {
      content: existingAccountContent({ name, language: theirs, signInUrl, wanted: 'address' }),
      to: { name, address: owner.account.email },
    }
  }
  return { content: newAddressContent({ name: '', language, confirmUrl: confirmUrl(context, link) }) }
}

function confirmUrl({ config }: Pick<Context, 'config'>, { id, codex }: MailedLink): string {
  return `${config.publicUrl}/settings/email/confirm?${new URLSearchParams({ id, codex }).toString()}`
}
