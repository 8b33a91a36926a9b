export type { AboutSubscription, Me, SignedIn } from './accounts.ts'
export type { Analytics, DayCounts } from './analytics.ts'
export type { Branding } from './branding.ts'
export type { HeldMails, HostMails } from './notifications.ts'
export type { DateFormat, Theme } from './habits.ts'
export type { AdministeredAccount, OperatorAction, OperatorActionKind } from './administration.ts'
export type { Domain, DomainState } from './domains.ts'
export type { Export } from './exports.ts'
export type { Passkey } from './passkeys.ts'
export type { KnownDevice } from './password-reset.ts'
export type { OpenSession } from './passwords.ts'
export type { Settings } from './settings.ts'
export { ACTIVITIES, SECURITY_ACTIVITIES } from './activity.ts'
export type { Activity, ActivityKind } from './activity.ts'
export { api, capabilities } from './api.ts'
export type { Api, JsonRoute } from './api.ts'
export { AUTHS } from './auth.ts'
export type { Auth } from './auth.ts'
export { createClient } from './client.ts'
export type { Call, CallOptions } from './client.ts'
export type { EmailAddress } from './email-address.ts'
export { EMBED_DEFAULTS } from './embed-defaults.ts'
export type { CheckUp, Embed, EmbedSettings, Finding } from './embeds.ts'
export { ERRORS, GENERAL_ERRORS } from './errors.ts'
export type { ErrorCode, FieldError, Problem } from './errors.ts'
export { EVENT_TYPE_DEFAULTS } from './event-type-defaults.ts'
export {
  ANSWER_PREFIX,
  CHOICE_PREFIX,
  MAIL_CHOICE_PARAM,
  HOLD_PARAM,
  INVITATION_PARAM,
  CALENDAR_PART,
  PAGE_PARAMS,
  TRACKING_PARAMS,
  TRACKING_VALUE_MAX,
} from './page.ts'
export type { TrackingParam } from './page.ts'
export type { Referrals } from './referrals.ts'
export { versionOf } from './version.ts'
export { needsPlan, refusalsOf } from './refusals.ts'
export { route } from './route.ts'
export type { FileAnswer, RedirectAnswer, Route } from './route.ts'
export { BookingRequest, CancelRequest, MoveRequest } from './bookings.ts'
export type { Booked, Hold, HostBooking, ManagedBooking } from './bookings.ts'
export type { Schedule } from './availability.ts'
export type { EventType, Location, Question } from './event-types.ts'
export { LocaleTag } from './fields.ts'
export type { OneOff } from './one-offs.ts'
export type { CastVote, OwnVote, Poll, PollSummary, PublicPoll } from './polls.ts'
export { CommentRequest, OPTION_ID, VoteRequest, VoteSaid } from './polls.ts'
export type { PublicEvent, PublicEventSummary, PublicOwner } from './public-pages.ts'
export type { BusyTimes, Reason, Slots } from './slots.ts'
export type {
  CalendarSite,
  Conversions,
  MailChoice,
  PageData,
  PageOptions,
  PageSlots,
  RefusedComment,
  RefusedForm,
  RefusedVote,
  RenderPage,
  RenderedPage,
} from './page-data.ts'
export { BILLING_LINES } from './billing.ts'
export type { Bill, Billing, BillingDetails, BillingSubscription, TakenOffShown } from './billing.ts'
export type {
  BusyKind,
  Calendar,
  CalendarBusyTime,
  CalendarChoices,
  ChosenCalendar,
  WhenUnread,
} from './calendars.ts'
export type { CallName, Connection, ConnectionCall, Provider, RoomAccount } from './connections.ts'
export type { ProviderApp, ProviderDescription, TypedField } from './providers/description.ts'
export { PROVIDER_IDS, providerOf } from './providers/list.ts'
export type { LocationKind, ProviderId, RoomKind } from './providers/list.ts'
export type { Integration } from './integrations.ts'
export type { TwoFactor } from './two-factor.ts'
export { TRACKING_APPS } from './tracking-apps.ts'
export type { TrackingAppId } from './tracking-apps.ts'
export { WEBHOOK_EVENTS, WebhookPayload } from './webhooks.ts'
export type { SentDelivery, Webhook, WebhookDelivery, WebhookEvent } from './webhooks.ts'
export type { Conversion, FrameEvent } from './frame.ts'
