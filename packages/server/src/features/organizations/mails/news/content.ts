import { PRODUCT_NAME } from '@scheduling/messages'
import type { MailContent } from '../../../../mail/content/content.ts'
import type { MailTexts } from '../../../../mail/content/mail-texts.ts'
import { mailTexts } from '../../../../mail/content/mail-texts.ts'
import type { Person } from '../../../../mail/content/people.ts'
import { oneLine } from '../../../../mail/content/plain-text.ts'
import type { ChangePage } from '../../../accounts/mails/change-content.ts'
import { apiKeysPage, appsPage } from '../../../accounts/mails/change-content.ts'
import type { MemberNews } from '../../events.ts'

export interface NewsMail {
  reader: Person
  organization: string
  organizationId: string
  kind: MemberNews['kind']
  /** Who has gone, or owns it now; empty where it is the reader. */
  name: string
  eventTypes?: readonly string[] | undefined
  publicUrl: string
}

interface NewsText {
  heading: string
  opening: string
  closing?: string
}

type Write = (t: MailTexts, names: { organization: string; name: string }) => NewsText

const TEXTS: Record<MemberNews['kind'], Write> = {
  removed: (t, names) => ({
    heading: t('headingRemoved', names),
    opening: t('goneFrom', names),
    closing: t('goneMeetings'),
  }),
  left: (t, names) => ({
    heading: t('headingLeft', names),
    opening: t('goneFrom', names),
    closing: t('goneMeetings'),
  }),
  made_admin: (t, names) => ({ heading: t('headingRoleChanged', names), opening: t('madeAdmin', names) }),
  made_member: (t, names) => ({ heading: t('headingRoleChanged', names), opening: t('madeMember', names) }),
  made_owner: (t, names) => ({ heading: t('headingOwner', names), opening: t('madeOwner', names) }),
  gave_ownership: (t, names) => ({ heading: t('headingTransferred', names), opening: t('transferred') }),
  transfer_asked: (t, names) => ({
    heading: t('headingTransferAsked', names),
    opening: t('transferAsked', names),
    closing: t('transferAskedAnswer'),
  }),
  transfer_declined: (t, names) => ({
    heading: t('headingTransferDeclined', names),
    opening: t('transferDeclined', names),
  }),
  member_removed: (t, names) => ({
    heading: t('headingMemberRemoved', names),
    opening: t('memberGone'),
  }),
  member_left: (t, names) => ({ heading: t('headingMemberLeft', names), opening: t('memberGone') }),
  member_deleted: (t, names) => ({ heading: t('headingMemberDeleted', names), opening: t('memberGone') }),
  member_disabled: (t, names) => ({
    heading: t('headingMemberDisabled', names),
    opening: t('memberDisabled'),
  }),
  joined: (t, names) => ({
    heading: t('headingJoined', names),
    opening: t('joined', names),
    closing: t('joinedNext'),
  }),
  member_joined: (t, names) => ({
    heading: t('headingMemberJoined', names),
    opening: t('memberJoined', names),
  }),
  added_to_team: (t, names) => ({
    heading: t('headingAddedToTeam', names),
    opening: t('addedToTeam', names),
    closing: t('addedToTeamAsks'),
  }),
  event_types_given: (t, names) => ({
    heading: t('headingEventTypesGiven', names),
    opening: t('eventTypesGiven', names),
    closing: t('eventTypesGivenAsks', names),
  }),
  host_missing: (t, names) => ({
    heading: t('headingHostMissing', names),
    opening: t('hostMissing', names),
    closing: t('hostMissingAsks'),
  }),
  team_short: (t, names) => ({
    heading: t('headingTeamShort', names),
    opening: t('teamShort', names),
    closing: t('teamShortAsks'),
  }),
  api_key_made: (t, names) => ({
    heading: t('headingApiKeyMadeBy', names),
    opening: t('apiKeyMadeBy', names),
    closing: t('apiKeysOfMembers', names),
  }),
  api_key_removed: (t, names) => ({
    heading: t('headingApiKeyRemovedBy', names),
    opening: t('apiKeyRemovedBy', names),
    closing: t('apiKeysOfMembers', names),
  }),
  app_allowed: (t, names) => ({
    heading: t('headingAppAllowedBy', names),
    opening: t('appAllowedBy', names),
    closing: t('appsOfMembers', names),
  }),
  app_removed: (t, names) => ({
    heading: t('headingAppRemovedBy', names),
    opening: t('appRemovedBy', names),
    closing: t('appsOfMembers', names),
  }),
}

// They are no member any more, or it is in their own account.
const OWN_DASHBOARD: readonly MemberNews['kind'][] = ['removed', 'left', 'event_types_given']

const ABOUT_EVENT_TYPES: readonly MemberNews['kind'][] = ['added_to_team', 'host_missing', 'team_short']
const ABOUT_KEYS: readonly MemberNews['kind'][] = ['api_key_made', 'api_key_removed']
const ABOUT_APPS: readonly MemberNews['kind'][] = ['app_allowed', 'app_removed']

/** Where the reader sees more of it. The link acts for the organization first. */
function pageOf(kind: MemberNews['kind'], organizationId: string, t: MailTexts): ChangePage {
  const start = { path: '/', action: t('actionOpenDashboard'), sentence: t('textOpenDashboard') }
  if (OWN_DASHBOARD.includes(kind)) return start
  const enter = `/organization?of=${organizationId}`
  if (ABOUT_KEYS.includes(kind)) return { ...apiKeysPage(t), path: `${enter}&next=${apiKeysPage(t).path}` }
  if (ABOUT_APPS.includes(kind)) return { ...appsPage(t), path: `${enter}&next=${appsPage(t).path}` }
  return { ...start, path: ABOUT_EVENT_TYPES.includes(kind) ? `${enter}&next=/` : enter }
}

/** What somebody who has just joined sets up next, in their own account. */
function firstSteps(publicUrl: string, t: MailTexts): MailContent['facts'] {
  const [hours, calendars] = [`${publicUrl}/availability`, `${publicUrl}/calendar-connections`]
  return [
    { label: t('labelCheckHours'), value: hours, url: hours },
    { label: t('labelConnectCalendar'), value: calendars, url: calendars },
  ]
}

/** Tells somebody what has become of them in an organization, or its owner who has gone. */
export function newsContent({
  reader,
  kind,
  eventTypes = [],
  publicUrl,
  organizationId,
  ...names
}: NewsMail): MailContent {
  const t = mailTexts(reader.language)
  const [organization, product] = [oneLine(names.organization), PRODUCT_NAME]
  const { heading, opening, closing } = TEXTS[kind](t, { organization, name: oneLine(names.name) })
  const page = pageOf(kind, organizationId, t)
  const url = publicUrl + page.path
  return {
    language: reader.language,
    subject: heading,
    heading,
    greeting: t('greeting', { name: oneLine(reader.name) }),
    opening,
    facts: [
      ...(kind === 'joined' ? firstSteps(publicUrl, t) : []),
      ...(eventTypes.length > 0
        ? [{ label: t('labelEventTypes'), value: eventTypes.map(oneLine).join('\n') }]
        : []),
    ],
    actions: [{ label: page.action, url }],
    link: { sentence: page.sentence, url },
    closing: closing === undefined ? [] : [closing],
    footer: t('footerMemberNews', { organization, product }),
    letterhead: { name: product, logo: null },
    accent: null,
  }
}
