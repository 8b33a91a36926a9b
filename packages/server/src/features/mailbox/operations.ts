import { DAY } from '@scheduling/domain'
import type { Transaction } from 'kysely'
import type { Context } from '../../context.ts'
import type { Database } from '../../database/schema.ts'
import type { HostId } from '../../host-id.ts'
import { ISOLATION } from '../../isolation/isolation.ts'
import type { CaughtMessage } from '../../mail/catcher.ts'
import { hostById } from '../hosts/operations.ts'
import { peopleOf } from '../bookings/operations.ts'
import type { MailSummary, ReadMail } from './read.ts'
import {
  countMails,
  deleteMailsBefore,
  deleteMailsTo,
  findMail,
  keepMail,
  listMails,
  listRecipients,
} from './store.ts'
import { mailOf, mailsOf, summariesOf } from './take-apart.ts'

type Shelf = Pick<Context, 'db'>
type Reading = Shelf & Pick<Context, 'service'>

const PAGE = 40
const JSON_MAX = 200
const RECIPIENTS_SHOWN = 100
const KEPT_DAYS = 30

/** Stores a message that the embedded catcher took. */
export async function keepCaughtMail(
  { db, clock }: Shelf & Pick<Context, 'clock'>,
  message: CaughtMessage,
): Promise<void> {
  await keepMail(db, message, new Date(clock.now()))
}

/** When a host is deleted, deletes the mails to it and to everybody who has met it. */
export async function forgetMailsOfHost(
  _context: Context,
  trx: Transaction<Database>,
  hostId: HostId,
): Promise<void> {
  const [host, people] = await Promise.all([hostById(trx, hostId), peopleOf(trx, hostId)])
  await deleteMailsTo(trx, [...(host ? [host.email] : []), ...people])
}

export interface MailList {
  mails: MailSummary[]
  total: number
  recipients: string[]
  older: string | undefined
}

/** One page of the list, newest first, and the recipients to filter by. */
export async function browseMails(
  { db, service }: Reading,
  filter: { to?: string; before?: string },
): Promise<MailList> {
  const [rows, total, recipients] = await Promise.all([
    listMails(db, { ...filter, limit: PAGE + 1 }),
    countMails(db, filter.to),
    listRecipients(db, RECIPIENTS_SHOWN),
  ])
  const shown = rows.slice(0, PAGE)
  const mails = await summariesOf(service(ISOLATION), shown)
  return { mails, total, recipients, older: rows.length > PAGE ? shown.at(-1)?.id : undefined }
}

/** The newest mails, whole. */
export async function readMails(
  { db, service }: Reading,
  filter: { to?: string; before?: string },
): Promise<ReadMail[]> {
  return mailsOf(service(ISOLATION), await listMails(db, { ...filter, limit: JSON_MAX }))
}

export async function readOne({ db, service }: Reading, id: string): Promise<ReadMail | undefined> {
  const mail = await findMail(db, id)
  return mail && mailOf(service(ISOLATION), mail)
}

export async function rawMail({ db }: Shelf, id: string): Promise<Buffer | undefined> {
  return (await findMail(db, id))?.raw
}

/** Called by the daily job. Repeat: finds nothing. */
export async function cleanUpCaughtMails({ db, clock }: Shelf & Pick<Context, 'clock'>): Promise<void> {
  await deleteMailsBefore(db, new Date(clock.now() - KEPT_DAYS * DAY))
}
