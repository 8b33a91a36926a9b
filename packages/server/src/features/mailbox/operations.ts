import { DAY } from '@scheduling/domain'
import type { Context } from '../../context.ts'
import type { CaughtMessage } from '../../mail/catcher.ts'
import type { MailSummary, ReadMail } from './read.ts'
import { readMail, readSummary } from './read.ts'
import { countMails, deleteMailsBefore, findMail, keepMail, listMails, listRecipients } from './store.ts'

type Shelf = Pick<Context, 'db' | 'clock'>

const PAGE = 40
const JSON_MAX = 200
const RECIPIENTS_SHOWN = 100
const KEPT_DAYS = 30

/** Keeps a message that the embedded catcher took. */
export async function keepCaughtMail({ db, clock }: Shelf, message: CaughtMessage): Promise<void> {
  await keepMail(db, message, new Date(clock.now()))
}

export interface MailList {
  mails: MailSummary[]
  total: number
  recipients: string[]
  older: string | undefined
}

/** One page of the list, newest first, and who could be filtered for. */
export async function browseMails(
  { db }: Shelf,
  filter: { to?: string; before?: string },
): Promise<MailList> {
  const [rows, total, recipients] = await Promise.all([
    listMails(db, { ...filter, limit: PAGE + 1 }),
    countMails(db, filter.to),
    listRecipients(db, RECIPIENTS_SHOWN),
  ])
  const shown = rows.slice(0, PAGE)
  const mails = await Promise.all(shown.map(readSummary))
  return { mails, total, recipients, older: rows.length > PAGE ? shown.at(-1)?.id : undefined }
}

/** The newest mails, whole. */
export async function readMails(
  { db }: Shelf,
  filter: { to?: string; before?: string },
): Promise<ReadMail[]> {
  return Promise.all((await listMails(db, { ...filter, limit: JSON_MAX })).map(readMail))
}

export async function readOne({ db }: Shelf, id: string): Promise<ReadMail | undefined> {
  const mail = await findMail(db, id)
  return mail && readMail(mail)
}

export async function rawMail({ db }: Shelf, id: string): Promise<Buffer | undefined> {
  return (await findMail(db, id))?.raw
}

/** Called by the daily job. Repeat: finds nothing. */
export async function sweepCaughtMails({ db, clock }: Shelf): Promise<void> {
  await deleteMailsBefore(db, new Date(clock.now() - KEPT_DAYS * DAY))
}
