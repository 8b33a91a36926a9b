import type { Instant, PlainDate } from '@scheduling/domain'
import type { FactsOf } from '../page-facts.ts'
import { always } from '../page-facts.ts'
import type { PageOptions } from '../page-options.ts'
import type { PublicOwner } from '../pages/schemas.ts'

/** The reader's choice on the page about mails, in its address and in its form. */
export const MAIL_CHOICE_PARAM = 'choice'

/** Mails about this meeting, none about it, none about meetings with its host, none from this server. */
export type MailChoice = 'keep' | 'meeting' | 'host' | 'all'

/** The page behind the link in a mail: which mails its reader wants. */
export interface MailsPage {
  kind: 'mails'
  options: PageOptions
  owner: PublicOwner
  /** The subject of the mails. Only a meeting has times. */
  meeting: {
    about: 'meeting' | 'poll' | 'invitation'
    name: string
    times: { start: Instant; end: Instant; date: PlainDate | null } | null
    canceled: boolean
  }
  /** Shortened: `a…@example.com`. */
  address: string
  /** The current choice; null for a guest who has not chosen. */
  choice: MailChoice | null
  /** The choice that the link in the mail suggests. Nothing changes before the form is sent. */
  proposed: MailChoice | null
  saved: boolean
}

export const pages = {
  mails: { isOfSomebody: true, isSecret: always },
} as const satisfies FactsOf<MailsPage>
