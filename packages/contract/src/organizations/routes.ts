import { limits } from '@scheduling/domain'
import { z } from 'zod'
import { editedPeople } from '../edited.ts'
import { Email, Id, mailedName, OwnerSlug } from '../fields.ts'
import { route } from '../route.ts'
import { Acceptance, InvitedRole, MeetingsOfGone, Organization, OrganizationSummary } from './schemas.ts'

const ABOUT_PEOPLE = [
  'not_signed_in',
  'not_verified',
  'invalid_input',
  'organization_not_found',
  'member_not_found',
] as const

export const organizations = {
  'GET /organizations': route({
    summary: 'The organizations that the account is a member of',
    auth: 'host',
    action: 'session',
    result: z.object({ organizations: z.array(OrganizationSummary) }),
    errors: ['not_signed_in'],
  }),
  'POST /organizations': route({
    summary: 'Create an organization, and own it; an account owns one at most',
    auth: 'verified',
    action: 'own_account',
    body: z.strictObject({ name: mailedName(limits.NAME_MAX), link: OwnerSlug }),
    result: OrganizationSummary,
    status: 201,
    idempotent: true,
    errors: [
      'not_signed_in',
      'not_verified',
      'invalid_input',
      'slug_taken',
      'owns_organization',
      'upgrade_required',
      'rate_limited',
      'idempotency_key_reused',
      'organization_not_found',
    ],
  }),
  'GET /organization': route({
    summary: 'The organization that the caller acts for, with its members',
    auth: 'host',
    action: 'take_part',
    result: Organization,
    edited: editedPeople,
    errors: ['not_signed_in', 'organization_not_found'],
  }),
  'POST /organization/invitations': route({
    summary: 'Invite somebody by mail, for a role. A repeat replaces the earlier invitation',
    auth: 'verified',
    action: 'manage_people',
    body: z.strictObject({ email: Email, role: InvitedRole }),
    result: Organization,
    errors: [
      'not_signed_in',
      'not_verified',
      'invalid_input',
      'organization_not_found',
      'already_member',
      'member_limit_reached',
      'upgrade_required',
      'rate_limited',
    ],
  }),
  'DELETE /organization/invitations/:id': route({
    summary: 'Revoke an invitation: the link in its mail stops working',
    auth: 'host',
    action: 'manage_people',
    params: z.object({ id: Id }),
    result: Organization,
    errors: ['not_signed_in', 'invalid_input', 'organization_not_found', 'invitation_not_found'],
  }),
  'POST /organization/accept': route({
    summary: 'Accept an invitation with the key from its mail',
    auth: 'public',
    query: z.object({ key: z.string().max(limits.TOKEN_MAX) }),
    result: Acceptance,
    errors: ['invalid_input', 'link_expired', 'upgrade_required', 'member_limit_reached', 'rate_limited'],
  }),
  'POST /organization/joining': route({
    summary: 'What somebody joins who signs in or up with this `accept_key`; it stays as it is',
    auth: 'public',
    query: z.object({ key: z.string().max(limits.TOKEN_MAX) }),
    result: z.object({ organization_id: Id, name: z.string() }),
    errors: ['invalid_input', 'link_expired', 'rate_limited'],
  }),
  'PUT /organization/email': route({
    summary:
      'Give the organization an email of its own. It counts once the link in the mail to it was opened; null: remove the confirmed one',
    auth: 'verified',
    action: 'settings',
    body: z.strictObject({ email: Email.nullable() }),
    result: Organization,
    errors: ['not_signed_in', 'not_verified', 'invalid_input', 'organization_not_found', 'rate_limited'],
  }),
  'DELETE /organization/email/pending': route({
    summary: 'Take back the email that is not confirmed yet: the link in its mail stops working',
    auth: 'verified',
    action: 'settings',
    result: Organization,
    errors: ['not_signed_in', 'not_verified', 'organization_not_found'],
  }),
  'POST /organization/email/confirm': route({
    summary: 'Confirm the email of an organization with the key from its mail; once, for 7 days',
    auth: 'public',
    query: z.object({ key: z.string().max(limits.TOKEN_MAX) }),
    result: z.object({ name: z.string(), email: z.string() }),
    errors: ['invalid_input', 'link_expired', 'rate_limited'],
  }),
  'PATCH /organization/members': route({
    edits: 'GET /organization',
    summary: 'Change the role of a member',
    auth: 'verified',
    action: 'manage_people',
    body: z.strictObject({ member_id: Id, role: InvitedRole }),
    result: Organization,
    errors: [...ABOUT_PEOPLE, 'owner_stays'],
  }),
  'PATCH /organization/members/shown': route({
    edits: 'GET /organization',
    summary: 'Show oneself on the organization’s page, or hide; those who manage people hide others',
    auth: 'verified',
    action: 'take_part',
    body: z.strictObject({ member_id: Id, isShown: z.boolean() }),
    result: Organization,
    errors: [...ABOUT_PEOPLE, 'role_not_allowed'],
  }),
  'DELETE /organization/members': route({
    edits: 'GET /organization',
    summary: 'Remove a member: from now on they are in no list and no offer of the organization',
    auth: 'verified',
    action: 'manage_people',
    body: z.strictObject({ member_id: Id, meetings: MeetingsOfGone }),
    result: Organization,
    errors: [...ABOUT_PEOPLE, 'owner_stays'],
  }),
  'POST /organization/transfer': route({
    edits: 'GET /organization',
    summary: 'Ask another member to own and pay for the organization; one at a time, for 7 days',
    auth: 'verified',
    action: 'ownership',
    body: z.strictObject({ member_id: Id }),
    result: Organization,
    // An organization that has the owner's plan needs one of the next owner, and a plan is for one.
    errors: [
      ...ABOUT_PEOPLE,
      'upgrade_required',
      'exist_member_total',
      'next_owns_organization',
      'transfer_pending',
      'rate_limited',
    ],
  }),
  'DELETE /organization/transfer': route({
    summary: 'Ask the member no longer',
    auth: 'verified',
    action: 'ownership',
    result: Organization,
    errors: ['not_signed_in', 'not_verified', 'organization_not_found', 'transfer_not_found'],
  }),
  'POST /organization/transfer/accept': route({
    summary: 'Own the organization from now on, as its owner asked; who was it becomes an admin',
    auth: 'verified',
    action: 'take_part',
    result: Organization,
    errors: [
      'not_signed_in',
      'not_verified',
      'organization_not_found',
      'transfer_not_found',
      'owns_organization',
      'upgrade_required',
      'exist_member_total',
    ],
  }),
  'POST /organization/transfer/decline': route({
    summary: 'Do not own the organization, as its owner asked; the owner hears of it',
    auth: 'verified',
    action: 'take_part',
    result: Organization,
    errors: ['not_signed_in', 'not_verified', 'organization_not_found', 'transfer_not_found'],
  }),
  'POST /organization/leave': route({
    summary: 'Leave the organization; its owner transfers it first',
    auth: 'host',
    action: 'take_part',
    body: z.strictObject({ meetings: MeetingsOfGone }),
    errors: ['not_signed_in', 'invalid_input', 'organization_not_found', 'owner_stays'],
  }),
  'DELETE /organization': route({
    summary:
      'Delete the organization. At once, or if meetings are canceled, its data when their invitees have been told',
    auth: 'verified',
    action: 'ownership',
    body: z.strictObject({
      link: z
        .string()
        .max(limits.URL_MAX)
        .meta({ description: 'Its link, typed, so that nobody deletes it by accident' }),
      cancel_meetings: z.boolean().default(false).meta({
        description: 'Whether meetings to come are canceled; without it they keep it from being deleted',
      }),
    }),
    errors: ['not_signed_in', 'not_verified', 'invalid_input', 'organization_not_found', 'has_meetings'],
  }),
}
