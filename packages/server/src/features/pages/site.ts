import type { FastifyInstance } from 'fastify'
import type { Context } from '../../context.ts'
import type { SendPage } from './document/document.ts'

/** What each kind of page is given. */
export interface Site {
  context: Context
  /** Shown in frames as `framingFor` says, where nothing else is said. */
  send: SendPage
}

/** Puts one kind of page, with its forms, at its addresses. */
export type Page = (pages: FastifyInstance, site: Site) => void
