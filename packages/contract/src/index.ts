export type { AboutSubscription, Me, SignedIn } from './accounts/schemas.ts'
export type { Analytics, DayCounts } from './analytics/schemas.ts'
export type { Branding } from './branding/schemas.ts'
export type { HeldMails, HostMails } from './notifications/schemas.ts'
export type { DateFormat, Theme } from './habits.ts'
export type { AdministeredAccount, OperatorAction, OperatorActionKind } from './administration/schemas.ts'
export type { Domain, DomainState } from './domains/schemas.ts'
export type { Export } from './exports/schemas.ts'
export type { Passkey } from './passkeys/schemas.ts'
export type { KnownDevice } from './password-reset/schemas.ts'
export type { OpenSession } from './passwords/schemas.ts'
export type { Settings } from './settings/schemas.ts'
export { ACTIVITIES, SECURITY_ACTIVITIES } from './activity/schemas.ts'
export type { Activity, ActivityKind } from './activity/schemas.ts'
export { api, capabilities } from './api.ts'
export type { Api, JsonRoute } from './api.ts'
export { AUTHS } from './auth.ts'
export type { Auth } from './auth.ts'
export { createClient } from './client.ts'
export type { Call, CallOptions } from './client.ts'
export type { EmailAddress } from './email-address/schemas.ts'
export { EMBED_DEFAULTS } from './embeds/defaults.ts'
export type { CheckUp, Embed, EmbedSettings, Finding } from './embeds/schemas.ts'
export { ERRORS, GENERAL_ERRORS } from './errors.ts'
export type { ErrorCode, FieldError, Problem } from './errors.ts'
export { EVENT_TYPE_DEFAULTS } from './event-types/defaults.ts'
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
export type { Referrals } from './referrals/schemas.ts'
export { versionOf } from './version.ts'
export { needsPlan, refusalsOf } from './refusals.ts'
export { route } from './route.ts'
export type { FileAnswer, RedirectAnswer, Route } from './route.ts'
export { BookingRequest, CancelRequest, MoveRequest } from './bookings/schemas.ts'
export type { Booked, Hold, HostBooking, ManagedBooking } from './bookings/schemas.ts'
export type { Schedule } from './availability/schemas.ts'
export type { EventType, Location, Question } from './event-types/schemas.ts'
export { LocaleTag } from './fields.ts'
export type { OneOff } from './one-offs/schemas.ts'
export type { CastVote, OwnVote, Poll, PollSummary, PublicPoll } from './polls/schemas.ts'
export { CommentRequest, OPTION_ID, VoteRequest, VoteSaid } from './polls/schemas.ts'
export type { PublicEvent, PublicEventSummary, PublicOwner } from './pages/schemas.ts'
export type { BusyTimes, Reason, Slots } from './slots/schemas.ts'
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
export { BILLING_LINES } from './billing/schemas.ts'
export type { Bill, Billing, BillingDetails, BillingSubscription, TakenOffShown } from './billing/schemas.ts'
export type {
  BusyKind,
  Calendar,
  CalendarBusyTime,
  CalendarChoices,
  ChosenCalendar,
  WhenUnread,
} from './calendars/schemas.ts'
export type { CallName, Connection, ConnectionCall, Provider, RoomAccount } from './connections/schemas.ts'
export type { ProviderApp, ProviderDescription, TypedField } from './providers/description.ts'
export { PROVIDER_IDS, providerOf } from './providers/list.ts'
export type { LocationKind, ProviderId, RoomKind } from './providers/list.ts'
export type { Integration } from './integrations/schemas.ts'
export type { TwoFactor } from './two-factor/schemas.ts'
export { TRACKING_APPS } from './integrations/tracking-apps.ts'
export type { TrackingAppId } from './integrations/tracking-apps.ts'
export { WEBHOOK_EVENTS, WebhookPayload } from './webhooks/schemas.ts'
export type { SentDelivery, Webhook, WebhookDelivery, WebhookEvent } from './webhooks/schemas.ts'
export type { Conversion, FrameEvent } from './frame.ts'
