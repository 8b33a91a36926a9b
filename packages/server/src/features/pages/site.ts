import type { FastifyInstance } from 'fastify'
import type { Context } from '../../context.ts'
import type { SendPage } from './document/document.ts'

/** What each page gets. */
export interface Site {
  context: Context
  /** Allows frames as `framingFor` says, unless told otherwise. */
  send: SendPage
}

/** Mounts one kind of page, with its forms, at its addresses. */
export type Page = (pages: FastifyInstance, site: Site) => void
