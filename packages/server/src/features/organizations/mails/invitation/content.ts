import { limits } from '@scheduling/domain'
import type { Language } from '@scheduling/domain/languages'
import { PRODUCT_NAME } from '@scheduling/messages'
import { stopAllFor } from '../../../../mail/content/choices.ts'
import type { MailContent } from '../../../../mail/content/content.ts'
import { mailTexts } from '../../../../mail/content/mail-texts.ts'
import { oneLine } from '../../../../mail/content/plain-text.ts'
import type { InvitationRow } from '../../tables.ts'

export interface InvitationMail {
  /** The organization's name and language: we do not know the invited person's. */
  organization: string
  language: Language
  /** The name of who invites; null: they have gone. */
  inviter: string | null
  role: InvitationRow['role']
  link: string
  /** The address of the organization's page, for people to read. */
  page: string
  /** The page where the reader stops all mails. */
  choicesUrl: string
}

/** The only text of the organization's own in it are names. */
export function invitationContent({
  organization: named,
  language,
  inviter,
  role,
  link,
  page,
  choicesUrl,
}: InvitationMail): MailContent {
  const t = mailTexts(language)
  const [organization, product] = [oneLine(named), PRODUCT_NAME]
  const name = inviter === null ? organization : oneLine(inviter)
  return {
    language,
    subject: t('subjectJoin', { name, organization }),
    heading: t('headingJoin', { organization }),
    greeting: '',
    opening: t('joinOrganization', { name, organization, product }),
    facts: [{ label: t('labelRole'), value: t(role === 'admin' ? 'roleAdmin' : 'roleMember') }],
    actions: [{ label: t('actionAcceptInvitation'), url: link }],
    link: { sentence: t('textAcceptInvitation'), url: link },
    closing: [t('joinEnds', { days: limits.INVITATION_DAYS }), t('joinIgnore')],
    choices: {
      answers: [],
      change: { label: t('chooseMails'), url: choicesUrl },
      stopAll: stopAllFor(choicesUrl, t),
    },
    footer: t('footerJoin', { organization, page, product }),
    letterhead: { name: product, logo: null },
    accent: null,
  }
}
