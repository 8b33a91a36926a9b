import { limits } from '@scheduling/domain'
import { ROLES } from '@scheduling/domain/roles'
import { z } from 'zod'
import { Id, InstantText } from '../fields.ts'
import { MemberRequest } from '../member-requests/schemas.ts'

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
  person_id: Id.meta({ description: 'By this, meetings name who comes' }),
  role: Role,
  name: z.string(),
  email: z.string(),
  link: z.string().meta({ description: 'Public address of the member’s own pages' }),
  avatar: z.string().nullable(),
  joinedAt: InstantText,
  isMe: z.boolean(),
  isShown: z.boolean().meta({
    description:
      'Whether the organization’s page shows them, if their own page is open and has something to book',
  }),
})

/** What happens to the meetings to come of somebody who goes. */
export const MeetingsOfGone = z
  .discriminatedUnion('kind', [
    z.strictObject({ kind: z.literal('stay') }),
    z.strictObject({ kind: z.literal('colleague'), member_id: Id }),
    z.strictObject({ kind: z.literal('pool') }),
  ])
  .default({ kind: 'stay' })
  .meta({
    description:
      'Their meetings to come: they keep them, a colleague takes them, or whose turn it is. One that nobody can take stays',
  })

export const InvitedRole = z.enum(['admin', 'member'])

const Invitation = z.object({
  id: Id,
  email: z.string(),
  role: InvitedRole,
  invitedAt: InstantText,
  endsAt: InstantText,
  isOpen: z.boolean(),
  invitedBy: z.string().nullable().meta({ description: 'The name of the member; null: not one any more' }),
})

/** Field names are the specification's (section 7). */
export const Acceptance = z.object({
  data: z.object({
    status: z.enum(['new_register', 'login', 'accepted']).meta({
      description:
        'What is next: sign up, sign in, or nothing, because the caller is that person and has joined',
    }),
    email: z.string(),
    accept_key: z
      .string()
      .nullable()
      .meta({ description: 'Sign in or up with it within an hour to join; null: joined already' }),
    organization_id: Id,
  }),
})

export const AcceptKey = z
  .string()
  .max(limits.TOKEN_MAX)
  .optional()
  .meta({ description: 'The `accept_key` of an invitation: its address is confirmed, and its person joins' })

/** Field names of members are the specification's (section 3). */
export const Organization = OrganizationSummary.extend({
  members: z.array(Member).meta({ description: 'The owner first, then in the order in which they joined' }),
  invitations: z.array(Invitation).meta({ description: 'Shown to those who invite, the newest first' }),
  seats: z
    .int()
    .nullable()
    .meta({ description: 'Maximum number of members, including open invitations. Null: unlimited.' }),
  email: z
    .string()
    .nullable()
    .meta({ description: 'Its own email, which invitations name; null: none is confirmed' }),
  pendingEmail: z
    .object({ email: z.string(), until: InstantText })
    .nullable()
    .meta({ description: 'The email whose mailed link has not been opened yet' }),
  transfer: z
    .object({ member_id: Id, until: InstantText })
    .nullable()
    .meta({ description: 'Who is asked to own it, and until when; shown to them and to the owner' }),
  requests: z.array(MemberRequest).meta({
    description: 'What members ask for, while it is open: all to those who answer, else one’s own',
  }),
}).meta({ id: 'Organization' })
export type Organization = z.output<typeof Organization>
export type MeetingsOfGone = z.output<typeof MeetingsOfGone>
