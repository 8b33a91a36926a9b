import type { MailChoice } from '@scheduling/contract'
import { MAIL_CHOICE_PARAM } from '@scheduling/contract'
import { PRODUCT_NAME } from '@scheduling/messages'
import type { Action } from './content.ts'
import type { MailTexts } from './mail-texts.ts'

/** For people who never wrote to whoever had a mail sent. */
export function stopAllFor(url: string, t: MailTexts): Action {
  return { label: t('stopAllMails', { product: PRODUCT_NAME }), url: proposing(url, 'all') }
}

/** The page proposes it and asks: programs that look at every link of a mail choose nothing. */
export function proposing(url: string, choice: MailChoice): string {
  return `${url}?${MAIL_CHOICE_PARAM}=${choice}`
}
