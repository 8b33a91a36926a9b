import type { Context } from '../../../../context.ts'
import type { MailedHost } from '../../../../mail/content/people.ts'
import type { Written } from '../../../../mails.ts'
import { accountMail } from '../../../accounts/mails/account-mail.ts'
import { existingAccountContent } from '../../../accounts/mails/existing-account.ts'
import type { Account } from '../../../accounts/operations.ts'
import { findAccountByEmail } from '../../../accounts/operations.ts'
import { newVerification } from '../../verification.ts'
import { verificationContent } from './content.ts'

/** Sent only until the address is confirmed. */
export const verificationMail = accountMail(['sign_up'], (context, host, account) => {
  if (account.verified_at) return []
  const to = { name: '', address: account.email }
  return [{ kind: 'verification', to, write: () => write(context, host, account) }]
})

/**
 * Asks whether the address of a sign-up is the reader's; if it has an account, says that instead. Makes and stores a
 * link and a code (hashed) in both cases, so that tries cost the same.
 */
async function write(context: Context, { language }: MailedHost, account: Account): Promise<Written> {
  const { publicUrl } = context.config
  const owner = await findAccountByEmail(context, account.email)
  const { id, codex, code } = await newVerification(context, account)
  if (owner && owner.account.id !== account.id) {
    const { name, language: theirs } = owner.host
    return {
      content: existingAccountContent({ name, language: theirs, signInUrl: `${publicUrl}/login` }),
      to: { name, address: owner.account.email },
    }
  }
  const verifyUrl = `${publicUrl}/login?${new URLSearchParams({ id, codex }).toString()}`
  return { content: verificationContent({ language, verifyUrl, code }) }
}
