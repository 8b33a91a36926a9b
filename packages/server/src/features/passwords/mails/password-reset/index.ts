import { accountMail } from '../../../accounts/mails/account-mail.ts'
import { newReset } from '../../reset.ts'
import { passwordResetContent } from './content.ts'

export const passwordResetMail = accountMail(['password_reset'], (context, host, account) => {
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
})
