import type { PageData } from '@scheduling/contract'
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import type { Context } from './context.ts'
import { hook } from './context.ts'
import type { AppError } from './errors.ts'

// What a capability declares about its public pages. The capability `pages` mounts them, and answers in their place
// if there is nothing to show.

/** A public page: its addresses and its forms. */
export interface Page {
  mount: (app: FastifyInstance, site: Site) => void
  /** Its addresses are for one person. It can only be framed where that person booked or voted. */
  isPersonal?: true
  /** The token in its address. */
  link?: SignedLink
}

export interface SignedLink {
  /** Throws unless this server made the token. */
  read: (context: Context, token: string) => unknown
  /** How `read` refuses. */
  refusal: AppError['code']
}

/** What each page gets. */
export interface Site {
  context: Context
  send: SendPage
}

/** Sends a public page in the form that the visitor's browser accepts. */
export type SendPage = (
  data: PageData,
  request: FastifyRequest,
  reply: FastifyReply,
  /** Default: what the owner's saved embeds allow. */
  framing?: Framing,
) => Promise<FastifyReply>

/** Sites that may show a page in a frame: any, none, or those that the owner listed in saved embeds. */
export type Framing = 'any' | 'none' | readonly string[]

/** Pages of every capability. */
export const PUBLIC_PAGES = hook<Page>('pages are mounted')
