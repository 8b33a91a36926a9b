import type { mailTranslator } from '@scheduling/messages/mail'

/** Looks up what mails say, in one language. */
export type MailTexts = ReturnType<typeof mailTranslator>
