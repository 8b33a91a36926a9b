import type { MailChoice } from '@scheduling/contract'
import { MAIL_CHOICE_PARAM } from '@scheduling/contract'
import { PRODUCT_NAME } from '@scheduling/messages'
import type { Action } from './content.ts'
import type { MailTexts } from './mail-texts.ts'

/** For recipients who never wrote to the person behind the mail. */
export function stopAllFor(url: string, t: MailTexts): Action {
  return { label: t('stopAllMails', { product: PRODUCT_NAME }), url: proposing(url, 'all') }
}

/**
 * The page preselects the choice and asks for confirmation: programs that open every link of a mail change
 * nothing.
 */
export function proposing(url: string, choice: MailChoice): string {
  return `${url}?${MAIL_CHOICE_PARAM}=${choice}`
}
