import type { Context } from '../../../context.ts'
import type { MailedHost } from '../../../mail/content/people.ts'
import type { Letter } from '../../../mails.ts'
import { ownMail } from '../../../mails.ts'
import type { Account } from '../accounts.ts'
import { findAccount } from '../accounts.ts'
import type { AccountNews } from '../events.ts'
import { ACCOUNT_NEWS } from '../events.ts'
import { accountChangeLetters } from './account-change/index.ts'
import { emailChangeLetters } from './email-change/index.ts'
import { passwordResetLetters } from './password-reset/index.ts'
import { verificationLetters } from './verification/index.ts'

/** About the account itself: they cannot be stopped. */
export const accountMail = ownMail('owner', ACCOUNT_NEWS, lettersOf)

async function lettersOf(context: Context, host: MailedHost, news: AccountNews): Promise<readonly Letter[]> {
  const account: Account | undefined = await findAccount(context, news.accountId ?? news.hostId)
  if (!account) return []
  switch (news.kind) {
    case 'sign_up':
      return verificationLetters(context, host, account)
    case 'password_reset':
      return passwordResetLetters(context, host, account)
    case 'email_change':
      return emailChangeLetters(context, host, account, news)
    default:
      return accountChangeLetters(context, host, account, news)
  }
}
