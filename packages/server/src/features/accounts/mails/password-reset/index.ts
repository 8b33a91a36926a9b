import type { Context } from '../../../../context.ts'
import type { MailedHost } from '../../../../mail/content/people.ts'
import type { Letter } from '../../../../mails.ts'
import type { Account } from '../../accounts.ts'
import { newReset } from '../../password-reset/operations.ts'
import { passwordResetContent } from './content.ts'

export function passwordResetLetters(context: Context, host: MailedHost, account: Account): Letter[] {
  const to = { name: host.name, address: account.email }
  return [
    {
      kind: 'password_reset',
      to,
      write: async () => {
        const { id, codex } = await newReset(context, account)
        const query = new URLSearchParams({ id, codex }).toString()
        const resetUrl = `${context.config.publicUrl}/changepassword?${query}`
        return { content: passwordResetContent({ reader: host, resetUrl }) }
      },
    },
  ]
}
