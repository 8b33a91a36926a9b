import type { Context } from '../../../context.ts'
import type { ChangeTexts } from '../../accounts/mails/change-content.ts'
import { passwordPage } from '../../accounts/mails/change-content.ts'
import { changeMail } from '../../accounts/mails/change-mail.ts'
import { passkeysOf } from '../operations.ts'

export const PASSWORD_CHANGED_TEXTS = {
  password_changed: (t, names) => ({
    subject: t('subjectPasswordChanged', names),
    heading: t('headingPasswordChanged'),
    opening: t('passwordChanged', names),
    closing: t('changeOwn'),
    page: passwordPage(t),
  }),
} satisfies ChangeTexts

export const passwordChangedMail = changeMail(PASSWORD_CHANGED_TEXTS, { passkeys: passkeyNames })

async function passkeyNames(context: Context, accountId: string): Promise<string[]> {
  return (await passkeysOf(context, accountId)).map(({ name }) => name)
}
