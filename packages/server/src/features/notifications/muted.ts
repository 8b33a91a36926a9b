import type { HostMails } from '@scheduling/contract'
import type { Transaction } from 'kysely'
import type { Context } from '../../context.ts'
import type { Database, Db } from '../../database/schema.ts'
import type { HostId } from '../../host-id.ts'
import type { Acting } from '../../http/caller.ts'
import { recordActivity } from '../activity/operations.ts'
import type { BookingMailKind } from '../bookings/mails/mail.ts'
import { tellSettingsChanged } from '../hosts/operations.ts'
import { mute, mutedMails, setWatchedPace, unmute, watchedPaceOf } from './muted-store.ts'
import type { HostMailKind } from './tables.ts'

// Which mails a host gets. Those about the account itself cannot be stopped.

type HostMail = BookingMailKind | Extract<HostMailKind, 'undelivered' | 'watched' | 'webhook'>

const MUTED_AS: Record<HostMail, HostMailKind> = {
  confirmation: 'booked',
  rescheduled: 'rescheduled',
  reassigned: 'rescheduled',
  canceled: 'canceled',
  replaced: 'canceled',
  uninvited: 'canceled',
  place: 'rescheduled',
  room: 'booked',
  reminder: 'reminder',
  undelivered: 'undelivered',
  watched: 'watched',
  webhook: 'webhook',
}

export async function hostMails({ db }: Pick<Context, 'db'>, hostId: HostId): Promise<HostMails> {
  const muted = await mutedMails(db, hostId)
  const isSent = (kind: HostMailKind) => !muted.has(kind)
  return {
    booked: isSent('booked'),
    rescheduled: isSent('rescheduled'),
    canceled: isSent('canceled'),
    reminder: isSent('reminder'),
    watched: isSent('watched'),
    undelivered: isSent('undelivered'),
    webhook: isSent('webhook'),
    watchedPace: await watchedPaceOf(db, hostId),
  }
}

/** How often the host wants a mail when the same lead watches again. */
export async function watchedMailsOf(db: Db, hostId: HostId): Promise<HostMails['watchedPace'] | 'off'> {
  return (await mutedMails(db, hostId)).has('watched') ? 'off' : watchedPaceOf(db, hostId)
}

/** Applies from the next mail on. Repeat: the same. */
export async function chooseHostMails(
  context: Context,
  acting: Acting,
  change: Partial<HostMails>,
): Promise<HostMails> {
  await context.db.transaction().execute(async (trx) => {
    await setHostMails(trx, acting.hostId, change)
    await tellSettingsChanged(context, trx, acting.hostId, ['mails'])
    await recordActivity(context, trx, acting, 'settings_changed')
  })
  return hostMails(context, acting.hostId)
}

/** Repeat: the same. */
export async function setHostMails(
  trx: Transaction<Database>,
  hostId: HostId,
  { watchedPace, ...change }: Partial<HostMails>,
): Promise<void> {
  if (watchedPace !== undefined) await setWatchedPace(trx, hostId, watchedPace)
  for (const [kind, isSent] of Object.entries(change) as [HostMailKind, boolean][])
    await (isSent ? unmute : mute)(trx, hostId, kind)
}

/** Whether the host has turned off this kind of mail. Asked only for the host's own mails. */
export async function isMuted(
  context: Pick<Context, 'db'>,
  hostId: HostId,
  kind: HostMail,
): Promise<boolean> {
  return (await mutedMails(context.db, hostId)).has(MUTED_AS[kind])
}
