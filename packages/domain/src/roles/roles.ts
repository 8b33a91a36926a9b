export const ROLES = ['owner', 'admin', 'member'] as const

/** What somebody is in an organization. Everybody is the owner of their own host. */
export type Role = (typeof ROLES)[number]

/** How much of something a role reaches: all of it, only what the person takes part in, or nothing. */
export type Reach = 'all' | 'own' | 'none'

const EVERYBODY = { owner: 'all', admin: 'all', member: 'all' } as const
const ADMINS = { owner: 'all', admin: 'all', member: 'none' } as const
const OWNER = { owner: 'all', admin: 'none', member: 'none' } as const
const NOBODY = { owner: 'none', admin: 'none', member: 'none' } as const

const REACH = {
  /** Who is signed in, signing out, feedback. */
  session: EVERYBODY,
  /** The person's own account: password, sessions, calendars, referrals … An organization has none of it. */
  own_account: NOBODY,
  /** Seeing the people, asking for something, leaving. */
  take_part: EVERYBODY,
  /** Inviting, roles, removing people, answering requests. */
  manage_people: ADMINS,
  /** Transferring or deleting the organization, exports, how long data is kept. */
  ownership: OWNER,
  /** Plans, cards, invoices. */
  pay: OWNER,
  /** Profile, link, branding, domain, mails, embeds, webhooks, integrations. */
  settings: ADMINS,
  /** Keys of programs. Members have their own. */
  api_keys: { owner: 'all', admin: 'all', member: 'own' },
  read_event_types: EVERYBODY,
  /** Changing what can be booked: event types, their schedules, one-offs, polls. */
  event_types: ADMINS,
  meetings: { owner: 'all', admin: 'all', member: 'own' },
  /** Figures over all meetings. */
  analytics: ADMINS,
} as const satisfies Record<string, Record<Role, Reach>>

/** What a request is about, as roles tell apart. */
export type Action = keyof typeof REACH

export const ACTIONS = /* @__PURE__ */ Object.keys(REACH) as readonly Action[]

/** For whom somebody acts, and as what. */
export interface ActingRole {
  role: Role
  /** Whether the host is an organization, and not the person's own. */
  isForOrganization: boolean
}

/** What people reach of the host that they act for. Their own host is all theirs. */
export function reachOf({ role, isForOrganization }: ActingRole, action: Action): Reach {
  return isForOrganization ? REACH[action][role] : 'all'
}
