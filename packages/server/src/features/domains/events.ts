import { z } from 'zod'
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
