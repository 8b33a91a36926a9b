import type { FastifyRequest } from 'fastify'
import type { Context } from '../../context.ts'
import { hook } from '../../context.ts'
import type { Host } from '../hosts/operations.ts'

/** Sites that may show a page of an owner in a frame. `page`: the slug of an event type, or empty for the booking list. */
type SitesOf = (
  context: Context,
  ownerLink: string,
  page: string,
  widget: string | null,
) => Promise<'any' | readonly string[]>

export const FRAMED = hook<SitesOf>('which sites may frame a page')

type NoteView = (context: Context, host: Host, request: FastifyRequest) => void

export const VIEWED = hook<NoteView>('a page is viewed')

/** Call it when a visitor sees a page where they can book. */
export function noteView(context: Context, host: Host, request: FastifyRequest): void {
  for (const note of context.hooks(VIEWED)) note(context, host, request)
}
