import { ROLES } from '@scheduling/domain/roles'
import { z } from 'zod'
import { Id, InstantText } from '../fields.ts'

export const Role = z
  .enum(ROLES)
  .meta({ description: 'What somebody is in an organization; it has one owner' })

/** An organization, as the accounts that act for it choose it. */
export const OrganizationSummary = z
  .object({
    id: Id,
    name: z.string(),
    link: z.string().meta({ description: 'Public address: the first path segment of its pages' }),
    avatar: z.string().nullable().meta({ description: 'Path of the picture; null: none' }),
    role: Role,
  })
  .meta({ id: 'OrganizationSummary' })

const Member = z.object({
  member_id: Id,
  role: Role,
  name: z.string(),
  email: z.string(),
  link: z.string().meta({ description: 'Public address of the member’s own pages' }),
  avatar: z.string().nullable(),
  joinedAt: InstantText,
  isMe: z.boolean(),
})

/** Field names of members are the specification's (section 3). */
export const Organization = OrganizationSummary.extend({
  members: z.array(Member).meta({ description: 'The owner first, then in the order in which they joined' }),
  requests: z.array(z.object({ id: Id })).meta({ description: 'What members asked the owner for' }),
}).meta({ id: 'Organization' })
export type Organization = z.output<typeof Organization>
