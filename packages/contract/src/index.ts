export type { AboutSubscription, Me } from './accounts/schemas.ts'
export type { Analytics, DayCounts } from './analytics/schemas.ts'
export type { Branding } from './branding/schemas.ts'
export type { BookingEmail, BookingEmails, HeldMails, HostMails, MailKinds } from './notifications/schemas.ts'
export type { DateFormat, Theme } from './habits.ts'
export type {
  AdministeredAccount,
  OperatorAction,
  OperatorActionKind,
  Popup,
  GiftCards,
} from './administration/schemas.ts'
export type { Domain, DomainState } from './domains/schemas.ts'
export type { Export } from './exports/schemas.ts'
export type { Passkey } from './passkeys/schemas.ts'
export type { ApiKey } from './api-keys/schemas.ts'
export type { KeyArea, Scope } from './api-keys/scopes.ts'
export { isOpenToKey, keyRefusalOf, scopeOf } from './api-keys/scopes.ts'
export { OAUTH_PLACES, RESOURCES } from './oauth/places.ts'
export type { Resource } from './oauth/places.ts'
export type { AccessRequest, App, ExtensionDescription, Grant } from './oauth/schemas.ts'
export type { KnownDevice } from './password-reset/schemas.ts'
export type { OpenSession } from './passwords/schemas.ts'
export type { AskableEventType, MailedRequest, MemberRequest } from './member-requests/schemas.ts'
export type { Handover } from './handovers/schemas.ts'
export type { MeetingsOfGone, Organization } from './organizations/schemas.ts'
export type { Settings } from './settings/schemas.ts'
export type { SignedIn } from './sessions/schemas.ts'
export { ACTIVITIES, SECURITY_ACTIVITIES } from './activities.ts'
export type { ActivityKind } from './activities.ts'
export type { Activity } from './activity/schemas.ts'
export { api, capabilities } from './api.ts'
export type { Api, JsonRoute } from './api.ts'
export { ACTING_FOR, AUTHS } from './auth.ts'
export type { Auth } from './auth.ts'
export { createClient } from './client.ts'
export type { Call, CallOptions } from './client.ts'
export type { EmailAddress } from './email-address/schemas.ts'
export { EMBED_DEFAULTS } from './embeds/defaults.ts'
export type { CheckUp, Embed, EmbedSettings, Finding } from './embeds/schemas.ts'
export { ERRORS, GENERAL_ERRORS } from './errors.ts'
export type { ErrorCode, FieldError, Problem } from './errors.ts'
export type { LockableField } from './event-types/managed.ts'
export { EVENT_TYPE_DEFAULTS } from './event-types/defaults.ts'
export { ANSWER_PREFIX, LEAD_PARAM, PAGE_PARAMS, TRACKING_PARAMS } from './page.ts'
export { CALENDAR_PART, HOLD_PARAM } from './bookings/page.ts'
export type { CalendarSite, RefusedForm } from './bookings/page.ts'
export type { Conversions } from './integrations/conversions.ts'
export { MAIL_CHOICE_PARAM } from './notifications/page.ts'
export type { MailChoice } from './notifications/page.ts'
export { CHOICE_PREFIX, INVITATION_PARAM } from './polls/page.ts'
export type { RefusedComment, RefusedVote } from './polls/page.ts'
export type { PageSlots } from './slots/page.ts'
export type { NoticeKind } from './page-facts.ts'
export type { PageOptions } from './page-options.ts'
export type { Tracking } from './page.ts'
export type { Referrals } from './referrals/schemas.ts'
export type { RoutingAnswer, RoutingForm, RoutingQuestion } from './routing/schemas.ts'
export type {
  Campaign,
  CampaignFigures,
  Lead,
  LeadActivity,
  LeadBackground,
  LeadRow,
  RefusedLead,
} from './campaigns/schemas.ts'
export type {
  Upload,
  Video,
  TranscriptFailure,
  VideoFailure,
  VideoFigures,
  VideoFolder,
  VideoLimits,
  WatchFigures,
} from './videos/schemas.ts'
export { versionOf } from './version.ts'
export { needsPlan, refusalsOf, roleRefusalOf } from './refusals.ts'
export { route } from './route.ts'
export type { FileAnswer, RedirectAnswer, Route } from './route.ts'
export {
  BookingRequest,
  CancelRequest,
  HostBookingRequest,
  MoveRequest,
  OfferRequest,
} from './bookings/schemas.ts'
export type {
  Booked,
  BookingApproval,
  Hold,
  CalendarFeed,
  HostBooking,
  ManagedBooking,
  MeetingPerson,
} from './bookings/schemas.ts'
export type { BookingLink } from './booking-links/schemas.ts'
export type { Schedule } from './availability/schemas.ts'
export type { DaysOffSettings, HolidayCountry, TimeAway } from './days-off/schemas.ts'
export type { DeletedEventType, EventType, Location, Question } from './event-types/schemas.ts'
export { LocaleTag } from './fields.ts'
export type { OneOff } from './one-offs/schemas.ts'
export type { Client, ClientRequest } from './clients/schemas.ts'
export type { CastVote, OwnVote } from './polls/votes/schemas.ts'
export type { Poll, PollSummary, PublicPoll } from './polls/schemas.ts'
export { CommentRequest } from './polls/comments/schemas.ts'
export { OPTION_ID } from './polls/choices.ts'
export { VoteRequest, VoteChange } from './polls/votes/schemas.ts'
export type {
  PublicEvent,
  PublicEventSummary,
  PublicOwner,
  PublicPerson,
  PublicVideo,
} from './pages/schemas.ts'
export type { BusyTimes, PersonReasons, Reason, Slots } from './slots/schemas.ts'
export type { ManagedEventTypeInput, ManagedEventType } from './managed/schemas.ts'
export type { SharedField } from './shared-settings/fields.ts'
export { SHARED_FIELDS } from './shared-settings/fields.ts'
export type { InheritedSettings, SharedSettings } from './shared-settings/schemas.ts'
export type { MemberSchedules, Team, TeamsWithGaps, UpcomingTurns } from './teams/schemas.ts'
export type { PageData, RenderPage, RenderedPage } from './page-data.ts'
export { BILLING_LINES } from './billing/schemas.ts'
export type { Bill, BillingSubscription, DiscountShown } from './billing/subscription/schemas.ts'
export type { Billing } from './billing/schemas.ts'
export type { BillingDetails } from './billing/details/schemas.ts'
export type {
  BusyKind,
  Calendar,
  CalendarBusyTime,
  CalendarChoices,
  ChosenCalendar,
  WhenUnread,
} from './calendars/schemas.ts'
export type { Crm, CrmField, CrmMapping, CrmPreview, CrmSource, CrmWrite } from './crms/schemas.ts'
export type { Outreach, OutreachCampaign, OutreachTarget } from './outreach/schemas.ts'
export type { Overview } from './overview/schemas.ts'
export type { CallName, Connection, ConnectionCall, Provider, RoomAccount } from './connections/schemas.ts'
export type { ProviderApp, ProviderDescription, TypedField } from './providers/description.ts'
export { PROVIDER_IDS, providerOf } from './providers/list.ts'
export type { LocationKind, ProviderId, RoomKind } from './providers/list.ts'
export type { Integration } from './integrations/schemas.ts'
export type { NewTimesBlock, TimesBlock } from './times-blocks/schemas.ts'
export type { TwoFactor } from './two-factor/schemas.ts'
export { TRACKING_APPS } from './integrations/tracking-apps.ts'
export type { TrackingAppId } from './integrations/tracking-apps.ts'
export {
  payloadSchemaOf,
  RoutingWebhookPayload,
  VideoWebhookPayload,
  WEBHOOK_EVENTS,
  WebhookPayload,
} from './webhooks/schemas.ts'
export type {
  AnyWebhookPayload,
  HookApp,
  SentDelivery,
  VideoWebhookEvent,
  Webhook,
  WebhookDelivery,
  WebhookEvent,
} from './webhooks/schemas.ts'
export type { Conversion, FrameEvent } from './frame.ts'
