import { z } from 'zod'
import { Id } from '../fields.ts'
import { route } from '../route.ts'
import { Handover } from './schemas.ts'

export const handovers = {
  'GET /organization/meetings-to-come': route({
    summary: 'How many meetings to come a member has here, or the whole organization',
    auth: 'host',
    action: 'take_part',
    query: z.object({
      member_id: Id.optional().meta({ description: 'Absent: of the whole organization, for its owner' }),
    }),
    result: z.object({ total: z.int() }),
    errors: ['not_signed_in', 'invalid_input', 'organization_not_found', 'member_not_found'],
  }),
  'GET /organization/handovers': route({
    summary: 'Meetings to come of people who have gone, which nobody else has taken',
    auth: 'host',
    action: 'manage_people',
    result: z.object({
      handovers: z.array(Handover).meta({ description: 'The next one first; a hundred at most' }),
      total: z.int(),
    }),
    errors: ['not_signed_in', 'organization_not_found'],
  }),
}
