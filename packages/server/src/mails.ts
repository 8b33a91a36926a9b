import type { HostMails } from '@scheduling/contract'
import type { Instant, StrangerCause, TimeZone } from '@scheduling/domain'
import type { Context } from './context.ts'
import { occasion } from './context.ts'
import type { HostId } from './host-id.ts'
import type { Event } from './jobs/define.ts'
import type { MailContent } from './mail/content/content.ts'
import type { Address, MailedHost } from './mail/content/people.ts'

// What a capability says of its mails: on which event one goes, who reads it, who may stop it, and how it looks. That each
// goes out once, in its turn and to nobody who stopped it, is the business of whoever delivers them.

/** A mail that answers an event. */
export interface Mail<Data extends object = object> {
  event: Event<Data>
  readers: Readers
  /** None where nothing is to be told any more. */
  letters: (context: Context, host: MailedHost, data: Data) => Promise<readonly AnyLetter[]>
}

/** Whose account it is, whoever runs the server, or people beside them. */
type Readers = 'owner' | 'operator' | 'others'

/** To one reader. */
export interface Letter {
  /** Of one event a reader gets each kind once. */
  kind: string
  to: Address
  /** Absent: nobody reads answers. */
  replyTo?: Address
  /** Under which name hosts turn it off; absent: they cannot. */
  mutedAs?: keyof Pick<HostMails, 'webhook'>
  /** Called when it goes out, and again for each further attempt. `choicesUrl`: where its reader chooses their mails. */
  write: (choicesUrl: string) => Promise<Written> | Written
}

/** To somebody whose account it is not: stopped by them, and paced. */
export interface LetterInTurn extends Letter {
  turn: Turn
  /** Absent: the product. */
  senderName?: string
  /** Names what is told, where that is another thing than the event. */
  eventId?: string
  /** Once it is delivered. */
  told?: () => Promise<void>
}

type AnyLetter = Letter & Partial<LetterInTurn>

export interface Written {
  content: MailContent
  /** Absent: as the letter says. */
  to?: Address
}

export interface Turn {
  audience: 'host' | 'invitee' | 'guest'
  /** Id of what its reader chooses mails about. */
  about: string
  /** When they were last told of it. */
  mailedAt: Instant | null
  /** Absent: its reader has written to the host. */
  stranger?: ToStranger | undefined
  /** What comes of one that has to wait. */
  whenFull: 'wait' | 'drop'
}

/** What makes a mail one to a stranger: which it is, and by whose act it goes. */
export interface ToStranger {
  /** The same for the same mail, however often it is tried. */
  mailId: string
  cause: StrangerCause
}

/** A mail to whose account it is, or to whoever runs the server: nobody else ever gets it. */
export function ownMail<Data extends object>(
  readers: Exclude<Readers, 'others'>,
  event: Event<Data>,
  letters: (context: Context, host: MailedHost, data: Data) => Promise<readonly Letter[]>,
): Mail {
  return { event, readers, letters } as unknown as Mail
}

/** A mail to people who may never have asked for it: each letter has its turn. */
export function mailToOthers<Data extends object>(
  event: Event<Data>,
  letters: (context: Context, host: MailedHost, data: Data) => Promise<readonly LetterInTurn[]>,
): Mail {
  return { event, readers: 'others', letters } as unknown as Mail
}

/** Those of every capability. */
export const MAILS_ON_EVENTS = occasion<Mail>('mails answer events')

/** What mails other than those about a booking are about, as their readers choose them. */
export interface MailSubject {
  kind: 'poll' | 'invitation'
  name: string
  timeZone: TimeZone
  readers: readonly { audience: 'invitee' | 'guest'; recipient: string }[]
  /** How mails about this alone are stopped; null: there is one, and no more. */
  stops: SubjectStops | null
}

export interface SubjectStops {
  hasStopped: (context: Context, recipient: string) => Promise<boolean>
  /** Repeat: the same. */
  choose: (context: Context, recipient: string, isWanted: boolean) => Promise<void>
}

/** By the id that letters are about (`Turn`); undefined where it is nothing of this capability. */
type FindSubject = (context: Context, hostId: HostId, id: string) => Promise<MailSubject | undefined>

export const MAIL_SUBJECTS = occasion<FindSubject>('readers choose their mails')
