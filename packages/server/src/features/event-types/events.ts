import type { EventType } from '@scheduling/contract'
import type { FastifyReply, FastifyRequest } from 'fastify'
import type { Transaction } from 'kysely'
import type { Context } from '../../context.ts'
import { hook } from '../../context.ts'
import type { Database, Db } from '../../database/schema.ts'
import type { HostId } from '../../host-id.ts'
import type { Site } from '../../pages.ts'
import type { EventRequest } from '../pages/page-request.ts'

/** What another capability has at `/:owner/:event`, where no event type is. */
export interface OtherPage {
  show: (site: Site, request: FastifyRequest<EventRequest>, reply: FastifyReply) => Promise<FastifyReply>
  /** Takes a form that was sent to this address. */
  takeForm: (site: Site, request: FastifyRequest<EventRequest>, reply: FastifyReply) => Promise<FastifyReply>
}

/** Undefined if nothing of this capability is or was there. Throws `link_expired` for what was deleted. */
type FindPage = (context: Context, ownerLink: string, slug: string) => Promise<OtherPage | undefined>

export const OTHER_PAGES = hook<FindPage>('what is at an address without an event type')

/** Whether another capability has something at this address below the host's page. */
type IsInUse = (db: Db, hostId: HostId, slug: string) => Promise<boolean>

export const SLUGS_IN_USE = hook<IsInUse>('an event type gets an address')

/** Follows what happens to an event type, in the same transaction. */
type FollowEventType = (
  context: Context,
  trx: Transaction<Database>,
  changed: { hostId: HostId; id: string },
) => Promise<void>

export const EVENT_TYPE_CHANGED = hook<FollowEventType>('an event type changes or is restored')

/** Do here, not when it is deleted, what restoring would have to undo. */
export const EVENT_TYPE_ENDED = hook<FollowEventType>('a deleted event type can no longer be restored')

/** What a new event type of a host begins with. `reminders` apply whatever was asked for, `questions` where there are none. */
type Begin = (db: Db, hostId: HostId) => Promise<Partial<Pick<EventType, 'reminders' | 'questions'>>>

export const EVENT_TYPE_BEGINS = hook<Begin>('an event type is added')
