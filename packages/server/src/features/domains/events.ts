import type { FastifyReply, FastifyRequest } from 'fastify'
import { z } from 'zod'
import type { Context } from '../../context.ts'
import { hook } from '../../context.ts'
import { HOST_ID } from '../../host-id.ts'
import type { HostId } from '../../host-id.ts'
import { defineEvent } from '../../jobs/define.ts'
import { LANES } from '../../jobs/lanes.ts'

/** Links start or stop using a domain. */
export interface DomainNews {
  id: string
  hostId: HostId
  kind: 'domain_works' | 'domain_fails'
  domain: string
}

export const DOMAIN_NEWS = defineEvent<DomainNews>({
  name: 'domain-news',
  schema: z.looseObject({
    id: z.string(),
    hostId: HOST_ID,
    kind: z.enum(['domain_works', 'domain_fails']),
    domain: z.string(),
  }),
  lane: LANES.mail,
  retry: 'patient',
  idOf: ({ id }) => id,
  hostOf: ({ hostId }) => hostId,
})

/**
 * Answers a request on a custom domain before its first segment is taken for an owner. Undefined if it is for others.
 * `link`: the link of the domain's owner.
 */
export type AnswerOnDomain = (
  context: Context,
  request: FastifyRequest,
  reply: FastifyReply,
  link: string,
) => Promise<FastifyReply | undefined>

export const DOMAIN_ADDRESSES = hook<AnswerOnDomain>('an address on a custom domain is asked for')
