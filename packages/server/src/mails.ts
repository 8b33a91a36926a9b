import type { HostMails } from '@scheduling/contract'
import type { Instant, StrangerCause, TimeZone } from '@scheduling/domain'
import type { Transaction } from 'kysely'
import type { Context } from './context.ts'
import { hook } from './context.ts'
import type { Database } from './database/schema.ts'
import type { HostId } from './host-id.ts'
import type { Event } from './jobs/define.ts'
import type { MailContent } from './mail/content/content.ts'
import type { Address, MailedHost } from './mail/content/people.ts'

// What a capability declares about its mails: which event triggers one, who gets it, who may turn it off, and how
// it looks. The capability that delivers them sends each mail once, in its turn, and to nobody who stopped it.

/** A mail that an event triggers. */
export interface Mail<Data extends object = object> {
  event: Event<Data>
  readers: Readers
  /** Empty if there is nothing to say any more. */
  letters: (context: Context, host: MailedHost, data: Data) => Promise<readonly AnyLetter[]>
}

/** The owner of the account, the operator, or other people. */
type Readers = 'owner' | 'operator' | 'others'

/** A mail to one reader. */
export interface Letter {
  /** A reader gets each kind once per event. */
  kind: string
  to: Address
  /** Absent: nobody reads replies. */
  replyTo?: Address
  /** The setting with which hosts turn it off. Absent: they cannot. */
  mutedAs?: keyof Pick<HostMails, 'undelivered' | 'watched' | 'webhook'>
  /**
   * Called when it is sent, and again for each retry. `choicesUrl`: the page where the reader chooses which mails
   * to get.
   */
  write: (choicesUrl: string) => Promise<Written> | Written
}

/** To somebody who does not own the account: they can stop it, and it is rate-limited. */
export interface LetterInTurn extends Letter {
  turn: Turn
  /** Absent: the product. */
  senderName?: string
  /** Names the news if it is not the event itself. */
  eventId?: string
  /** Called after delivery. */
  told?: () => Promise<void>
}

type AnyLetter = Letter & Partial<LetterInTurn>

export interface Written {
  content: MailContent
  /** Absent: the letter's own address. */
  to?: Address
}

export interface Turn {
  audience: 'host' | 'invitee' | 'guest'
  /** Id of the thing that the reader chooses mails about. */
  about: string
  /** When they last got a mail about it. */
  mailedAt: Instant | null
  /** Absent: the reader has written to the host. */
  stranger?: ToStranger | undefined
  /** What happens to a mail that has to wait. */
  whenFull: 'wait' | 'drop'
}

/** Marks a mail as one to a stranger: its id, and who caused it. */
export interface ToStranger {
  /** The same for each attempt at the same mail. */
  mailId: string
  cause: StrangerCause
}

/** A mail to the account's owner or the operator. Nobody else ever gets it. */
export function ownMail<Data extends object>(
  readers: Exclude<Readers, 'others'>,
  event: Event<Data>,
  letters: (context: Context, host: MailedHost, data: Data) => Promise<readonly Letter[]>,
): Mail {
  return { event, readers, letters } as unknown as Mail
}

/** A mail to people who may never have asked for it. Each letter has its turn. */
export function mailToOthers<Data extends object>(
  event: Event<Data>,
  letters: (context: Context, host: MailedHost, data: Data) => Promise<readonly LetterInTurn[]>,
): Mail {
  return { event, readers: 'others', letters } as unknown as Mail
}

/** Mails of every capability. */
export const MAILS_ON_EVENTS = hook<Mail>('mails answer events')

/** The topic of mails that are not about a booking, for the reader's choices. */
export interface MailSubject {
  kind: 'poll' | 'invitation'
  name: string
  timeZone: TimeZone
  readers: readonly MailReader[]
  /** How readers stop mails about this topic. Null: there is only one mail. */
  stops: SubjectStops | null
}

export interface MailReader {
  audience: 'invitee' | 'guest'
  recipient: string
  /** Of their mails, if they have one: else the mails are in the host's language. */
  locale?: string | undefined
}

export interface SubjectStops {
  hasStopped: (context: Context, recipient: string) => Promise<boolean>
  /** Repeat: the same. */
  choose: (context: Context, recipient: string, isWanted: boolean) => Promise<void>
}

/** Finds the topic by its id (`Turn`). Undefined if it does not belong to this capability. */
type FindSubject = (context: Context, hostId: HostId, id: string) => Promise<MailSubject | undefined>

export const MAIL_SUBJECTS = hook<FindSubject>('readers choose their mails')

/** The account that owns the host, if the host is an organization. */
type FindOwner = (trx: Transaction<Database>, hostId: HostId) => Promise<string | undefined>

export const STRANGER_MAIL_OWNERS = hook<FindOwner>(
  'a mail to a stranger counts for whoever owns the organization',
)
