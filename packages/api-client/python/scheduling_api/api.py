# Written by scripts/api-clients.ts from the contract.

from __future__ import annotations

from typing import Any, Literal, NotRequired, TypeAlias, TypedDict, cast

from .transport import Transport

class AnalyticsCounts(TypedDict):
    """Of all days together"""

    views: int
    bookings: int
    rescheduled: int
    canceled: int
    completed: int


class AnalyticsWeekdays(TypedDict):
    weekday: Literal["mon", "tue", "wed", "thu", "fri", "sat", "sun"]
    meetings: int


class AnalyticsHours(TypedDict):
    weekday: Literal["mon", "tue", "wed", "thu", "fri", "sat", "sun"]
    hour: int
    meetings: int


class AnalyticsEventTypes(TypedDict):
    id: str
    name: str
    bookings: int
    days: list[int]


class AnalyticsSources(TypedDict):
    source: str | None
    bookings: int


class AnalyticsPeople(TypedDict):
    id: str
    name: str
    meetings: int


class Analytics(TypedDict):
    timeZone: str
    counts: AnalyticsCounts
    days: list[DayCounts]
    weekdays: list[AnalyticsWeekdays]
    hours: list[AnalyticsHours]
    eventTypes: list[AnalyticsEventTypes]
    sources: list[AnalyticsSources]
    people: list[AnalyticsPeople]


class Approval(TypedDict):
    hours: int
    unanswered: Literal["decline", "accept"]


class AskableEventType(TypedDict):
    id: str
    name: str
    isMine: bool
    isAsked: bool


class BookingApprovalInvitee(TypedDict):
    name: str
    email: str
    timeZone: str


class BookingApprovalAnswers(TypedDict):
    label: str
    answer: str | list[str]


class BookingApprovalOffered(TypedDict):
    starts: list[str]
    message: str


class BookingApprovalProposed(TypedDict):
    starts: list[str]
    message: str


class BookingApproval(TypedDict):
    id: str
    eventName: str
    start: str
    end: str
    invitee: BookingApprovalInvitee
    guests: list[str]
    answers: list[BookingApprovalAnswers]
    askedAt: str
    until: str
    unanswered: Literal["decline", "accept"]
    offered: BookingApprovalOffered | None
    proposed: BookingApprovalProposed | None
    canOffer: bool


class BookingEmail(TypedDict):
    kind: Literal["confirmation", "rescheduled", "reassigned", "uninvited", "place", "canceled", "room", "reminder", "time_kept"]
    audience: Literal["host", "invitee", "guest"]
    address: str | None
    state: Literal["sent", "refused", "trying", "failed"]
    queuedAt: str
    at: str
    answer: str | None


class BookingEmails(TypedDict):
    emails: list[BookingEmail]
    resendRefusal: Literal["already_canceled", "already_started", "mails_stopped"] | None


class BookingLimits(TypedDict):
    perDay: int | None
    perWeek: int | None
    perMonth: int | None


class BookingLinkPrefill(TypedDict):
    name: str
    email: str


class BookingLinkBookings(TypedDict):
    id: str
    inviteeName: str


class BookingLink(TypedDict):
    id: str
    slug: str
    label: str
    maxUses: int
    expiresAt: str | None
    prefill: BookingLinkPrefill
    state: Literal["open", "used_up", "expired", "revoked"]
    bookings: list[BookingLinkBookings]
    createdAt: str


class BookingWindow2(TypedDict):
    kind: Literal["calendar_days"]
    days: int


class BookingWindow22(TypedDict):
    kind: Literal["weekdays"]
    days: int


BookingWindow3 = TypedDict(
    "BookingWindow3",
    {
        "kind": "Literal[\"date_range\"]",
        "from": "str",
        "to": "str",
    },
)


class BookingWindow4(TypedDict):
    kind: Literal["indefinite"]


BookingWindow: TypeAlias = "BookingWindow2 | BookingWindow22 | BookingWindow3 | BookingWindow4"


class BrandingColors(TypedDict):
    background: Any | None
    text: Any | None
    button: Any | None


class Branding(TypedDict):
    avatar: str | None
    logo: str | None
    background: str | None
    colors: BrandingColors
    hidesProductName: bool
    mayHideProductName: bool


class BusyTimesTimes(TypedDict):
    start: str
    end: str
    calendars: list[str]


class BusyTimes(TypedDict):
    times: list[BusyTimesTimes]


class Calendar(TypedDict):
    connectionId: str
    id: str
    name: str
    color: str | None
    isPrimary: bool
    canWrite: bool
    isBlocking: bool
    isTarget: bool
    whenUnread: WhenUnread
    counted: list[Literal["tentative", "out_of_office", "elsewhere"]]


class CalendarBusyTime(TypedDict):
    start: str
    end: str
    connectionId: str
    calendarId: str
    calendar: str
    title: str | None


class CalendarChoices(TypedDict):
    syncsCancelation: bool


class CampaignDestination2(TypedDict):
    kind: Literal["page"]


class CampaignDestination22(TypedDict):
    kind: Literal["event"]
    eventTypeId: str


class CampaignDestination3(TypedDict):
    kind: Literal["url"]
    url: str


class CampaignOverlay2(TypedDict):
    corner: Literal["top_left", "top_right", "bottom_left", "bottom_right"]
    size: Literal["small", "medium", "large"]
    shape: Literal["rectangle", "round"]
    greeting: bool


class CampaignWarning(TypedDict):
    at: str
    lead: str


class Campaign(TypedDict):
    id: str
    name: str
    tool: Literal["heyreach", "la_growth_machine", "smartlead", "instantly", "reply_io"] | None
    externalId: str | None
    videoId: str | None
    destination: CampaignDestination2 | CampaignDestination22 | CampaignDestination3
    greeting: str
    fallbacks: dict[str, str]
    background: Literal["none", "image", "website"]
    imageAlt: str
    overlay: CampaignOverlay2
    state: Literal["on", "stopped"]
    image: str | None
    leads: int
    link: str
    warning: CampaignWarning | None
    createdAt: str
    deletedAt: str | None


class CampaignDestination4(TypedDict):
    kind: Literal["page"]


class CampaignDestination23(TypedDict):
    kind: Literal["event"]
    eventTypeId: str


class CampaignDestination32(TypedDict):
    kind: Literal["url"]
    url: str


CampaignDestination: TypeAlias = "CampaignDestination4 | CampaignDestination23 | CampaignDestination32"


class CampaignFigures(TypedDict):
    """Each lead counts once, however often the link was opened"""

    leads: int
    opened: int
    played: int
    quarters: list[int]
    clicked: int
    booked: int
    bookedSeconds: list[int]
    secondsWatched: int
    suspect: int
    general: int


class CampaignOverlay(TypedDict):
    """Where the video is on its background"""

    corner: Literal["top_left", "top_right", "bottom_left", "bottom_right"]
    size: Literal["small", "medium", "large"]
    shape: Literal["rectangle", "round"]
    greeting: bool


class CheckUpFound(TypedDict):
    kind: Literal["inline", "iframe", "popup_widget", "popup_text"]
    url: str
    settings: dict[str, str]


class CheckUp(TypedDict):
    url: str
    found: list[CheckUpFound]
    findings: list[Finding]


class Client(TypedDict):
    id: str
    name: str
    email: str | None
    state: Literal["asked", "expired", "connected", "met", "declined", "taken_back", "ended"]
    topic: str
    duration: int
    location: HostLocation
    askedAt: str
    timeZone: str | None
    provider: Literal["zoom", "google", "microsoft", "teams", "exchange", "caldav", "ics", "heyreach", "lagrowthmachine", "instantly", "hubspot", "pipedrive"] | None
    account: str | None
    health: Literal["working", "failing", "needs_reconnect"] | None
    connectedAt: str | None
    lastReadAt: str | None


class ConnectionLastFailure(TypedDict):
    at: str
    failure: Literal["unauthorized", "forbidden", "not_found", "rate_limited", "unavailable", "invalid"]


class Connection(TypedDict):
    id: str
    provider: Literal["zoom", "google", "microsoft", "teams", "exchange", "caldav", "ics", "heyreach", "lagrowthmachine", "instantly", "hubspot", "pipedrive"]
    account: str
    health: Literal["working", "failing", "needs_reconnect"]
    connectedAt: str
    lastSuccessAt: str | None
    lastFailure: ConnectionLastFailure | None
    lastCalls: list[ConnectionCall]


class ConnectionCall(TypedDict):
    at: str
    name: Literal["list_calendars", "read_busy", "read_changes", "write_event", "delete_event", "watch", "make_room", "end_room", "look", "read_contacts", "write_contact", "write_meeting", "read_campaigns", "push_leads", "tell_booked"]
    failure: Literal["unauthorized", "forbidden", "not_found", "rate_limited", "unavailable", "invalid"] | None
    milliseconds: int


class CrmBackfill(TypedDict):
    span: Literal["past", "future", "all"]
    total: int
    done: int
    startedAt: str
    state: Literal["running", "done", "stopped"]


class CrmLastWrites(TypedDict):
    bookingId: str
    eventName: str
    invitee: str
    start: str
    state: Literal["written", "waiting", "failed", "deleted_there"]
    at: str | None
    failure: Literal["unauthorized", "forbidden", "not_found", "rate_limited", "unavailable", "invalid"] | None


class Crm(TypedDict):
    connectionId: str
    addsGuests: bool
    mapping: list[CrmMapping]
    missingFields: list[str]
    backfill: CrmBackfill | None
    waiting: int
    failed: int
    lastWrites: list[CrmLastWrites]


class CrmFieldOptions(TypedDict):
    id: str
    name: str


class CrmField(TypedDict):
    id: str
    name: str
    type: Literal["text", "number", "date", "yes_no", "choice", "choices"]
    options: list[CrmFieldOptions]


class CrmMappingSource(TypedDict):
    kind: Literal["question"]
    label: str


class CrmMappingSource2(TypedDict):
    kind: Literal["tracking"]
    name: Literal["utm_source", "utm_medium", "utm_campaign", "utm_term", "utm_content", "gclid", "gbraid", "wbraid", "fbclid", "msclkid", "ttclid", "li_fat_id"]


class CrmMappingSource3(TypedDict):
    kind: Literal["event_name"]


class CrmMapping(TypedDict):
    source: CrmMappingSource | CrmMappingSource2 | CrmMappingSource3
    fieldId: str
    fieldName: str
    overwrites: bool


class CrmPreviewContact(TypedDict):
    name: str
    email: str


class CrmPreviewBooking(TypedDict):
    eventName: str
    start: str


class CrmPreviewFields(TypedDict):
    fieldName: str
    before: str
    after: str
    state: Literal["new", "same", "kept", "replaced", "missing", "unfit"]
    problem: Literal["number", "date", "yes_no", "option"] | None
    answer: str


class CrmPreview(TypedDict):
    contact: CrmPreviewContact | None
    booking: CrmPreviewBooking
    fields: list[CrmPreviewFields]


class DateOverride(TypedDict):
    date: str
    ranges: list[HourRange]


class DayCounts(TypedDict):
    date: str
    views: int
    bookings: int
    rescheduled: int
    canceled: int
    completed: int


class DaysOffHolidays(TypedDict):
    date: str
    name: str
    isAvailable: bool


class DaysOff(TypedDict):
    country: str | None
    region: str | None
    holidays: list[DaysOffHolidays]
    away: list[TimeAway]


class DeletedEventType(TypedDict):
    id: str
    name: str
    slug: str
    deletedAt: str
    restorableUntil: str


class DomainRecords(TypedDict):
    type: Literal["CNAME", "TXT"]
    name: str
    value: str


class Domain(TypedDict):
    domain: str
    state: Literal["unknown", "no_record", "wrong_target", "no_proof", "not_spread", "no_answer", "no_certificate", "works"]
    found: str | None
    isUsed: bool
    checkedAt: str
    records: list[DomainRecords]


class Embed(TypedDict):
    id: str
    name: str
    eventTypeId: str | None
    kind: Literal["inline", "popup_widget", "popup_text"]
    settings: EmbedSettings
    allowedSites: list[str]
    createdAt: str


class EmbedSettings(TypedDict):
    hideEventDetails: bool
    backgroundColor: Any
    textColor: Any
    buttonColor: Any
    buttonText: str
    buttonBackground: Any
    buttonTextColor: Any
    linkText: str
    closeLabel: str
    theme: Literal["light", "dark", "auto"]
    language: Literal["cz", "dk", "de", "en", "es", "fr", "it", "hu", "nl", "no", "pl", "pt", "ro", "fi", "sv", "vi", "tr", "uk", "ar", "il", "cn"] | None
    prefillName: str
    prefillEmail: str
    utmSource: str
    utmMedium: str
    utmCampaign: str
    utmTerm: str
    utmContent: str


class EventTypeAvailability(TypedDict):
    kind: Literal["schedule"]
    scheduleId: str


class EventTypeAvailability2(TypedDict):
    kind: Literal["custom"]
    hours: Hours


class EventTypeConfirmation(TypedDict):
    kind: Literal["page"]


class EventTypeConfirmation2(TypedDict):
    kind: Literal["redirect"]
    url: str


class EventTypeGiven(TypedDict):
    organizationId: str
    locked: list[Literal["name", "slug", "description", "isOn", "isSecret", "offText", "locations", "duration", "increment", "bufferBefore", "bufferAfter", "minimumNotice", "rescheduleNotice", "cancelNotice", "window", "limits", "questions", "availability", "reminders", "confirmation", "allowGuests", "confirmEmail", "approval", "video"]]


class EventType(TypedDict):
    id: str
    position: int
    name: str
    slug: str
    description: str
    isOn: bool
    isSecret: bool
    offText: str
    locations: list[OfferedLocation]
    duration: int
    increment: int
    bufferBefore: int
    bufferAfter: int
    minimumNotice: int
    rescheduleNotice: int
    cancelNotice: int
    window: BookingWindow
    limits: BookingLimits
    questions: list[Question]
    availability: EventTypeAvailability | EventTypeAvailability2
    reminders: list[Reminder]
    confirmation: EventTypeConfirmation | EventTypeConfirmation2
    allowGuests: bool
    confirmEmail: bool
    approval: Approval | None
    video: EventVideo | None
    seats: int | None
    showSeatsLeft: bool
    given: EventTypeGiven | None
    createdAt: str


class EventVideo2(TypedDict):
    kind: Literal["own"]
    id: str


class EventVideo22(TypedDict):
    kind: Literal["youtube", "vimeo"]
    url: str


EventVideo: TypeAlias = "EventVideo2 | EventVideo22"


class Finding(TypedDict):
    code: Literal["works", "unreachable", "not_a_page", "unreadable", "missing", "script_missing", "script_twice", "frame_twice", "wrong_origin", "insecure", "unknown_page", "other_owner", "event_off", "policy_blocks_frame", "policy_blocks_script", "sandbox_blocks", "site_not_allowed", "bad_attribute"]
    level: Literal["good", "warning", "problem"]
    detail: str | None


class HeldMails(TypedDict):
    held: int
    until: str | None


class Hold(TypedDict):
    token: str
    waitsFor: Literal["email", "approval"]
    start: str
    end: str
    email: str
    until: str
    at: str
    mailAgainAt: str | None


class HolidayCountryRegions(TypedDict):
    code: str
    name: str


class HolidayCountry(TypedDict):
    code: str
    regions: list[HolidayCountryRegions]


class HostBookingInvitee(TypedDict):
    name: str
    email: str
    timeZone: str
    language: Literal["cz", "dk", "de", "en", "es", "fr", "it", "hu", "nl", "no", "pl", "pt", "ro", "fi", "sv", "vi", "tr", "uk", "ar", "il", "cn"]


class HostBookingAnswers(TypedDict):
    label: str
    answer: str | list[str]


class HostBookingRescheduledByPerson(TypedDict):
    """Who of the hosts’ side moved it last; absent: the invitee, or it is not known"""

    id: str
    name: str
    isYou: bool


class HostBookingCanceledByPerson(TypedDict):
    """Who of the hosts’ side canceled it; absent: the invitee, or it is not known"""

    id: str
    name: str
    isYou: bool


class HostBookingPeople(TypedDict):
    id: str
    name: str


class HostBookingSeats(TypedDict):
    taken: int
    total: int


class HostBooking(TypedDict):
    id: str
    status: Literal["scheduled", "canceled"]
    start: str
    end: str
    date: str | None
    duration: int
    eventName: str
    location: Location
    invitee: HostBookingInvitee
    guests: list[str]
    answers: list[HostBookingAnswers]
    formerStart: str | None
    rescheduleReason: str | None
    cancelReason: str | None
    canceledBy: Literal["host", "invitee"] | None
    bookedAt: str
    erasure: Literal["asked", "done"] | None
    eventTypeId: str | None
    tracking: dict[str, str]
    rescheduledBy: Literal["host", "invitee"] | None
    rescheduledByPerson: NotRequired[HostBookingRescheduledByPerson]
    canceledByPerson: NotRequired[HostBookingCanceledByPerson]
    receipt: Receipt
    outcome: Literal["scheduled", "rescheduled", "canceled", "completed"]
    people: NotRequired[list[HostBookingPeople]]
    noShow: NotRequired[Literal["invitee", "host"]]
    mailRefused: NotRequired[Literal[True]]
    seats: HostBookingSeats | None
    isOfSeveral: NotRequired[Literal[True]]
    wasReassigned: NotRequired[Literal[True]]
    notes: NotRequired[str]
    inviteeStart: str | None
    inviteeEnd: str | None
    rescheduleUrl: NotRequired[str]
    cancelUrl: NotRequired[str]


class HostLocation2(TypedDict):
    kind: Literal["address"]
    value: str


class HostLocation22(TypedDict):
    kind: Literal["phone_call"]
    value: str


class HostLocation3(TypedDict):
    kind: Literal["google_meet", "microsoft_teams", "zoom"]
    url: NotRequired[str]


class HostLocation4(TypedDict):
    kind: Literal["custom"]
    value: str


HostLocation: TypeAlias = "HostLocation2 | HostLocation22 | HostLocation3 | HostLocation4"


class HostMails(TypedDict):
    booked: bool
    rescheduled: bool
    canceled: bool
    reminder: bool
    watched: bool
    webhook: bool
    undelivered: bool
    watchedPace: Literal["hourly", "daily", "once"]


class HourRange(TypedDict):
    start: str
    end: str


class Hours(TypedDict):
    timeZone: str
    weekly: WeeklyHours
    overrides: list[DateOverride]


class InheritedSettingsFieldsOffers(TypedDict):
    organizationId: str
    name: str


class InheritedSettingsFields(TypedDict):
    field: Literal["logo", "background", "colors", "language", "reminders", "questions", "mails"]
    organizationId: str | None
    offers: list[InheritedSettingsFieldsOffers]


class InheritedSettings(TypedDict):
    fields: list[InheritedSettingsFields]


class Integration(TypedDict):
    appId: Literal["ga4", "gtag", "fpixel"]
    trackingId: str


class Lead(TypedDict):
    id: str
    number: int
    externalKey: str
    email: str | None
    website: str | None
    fields: dict[str, str]
    greeting: str
    link: str
    background: LeadBackground
    activity: LeadActivity | None
    addedAt: str
    changedAt: str


class LeadActivity(TypedDict):
    """What was done with a lead’s link, by whoever had it"""

    openedAt: str | None
    playedAt: str | None
    secondsWatched: int
    part: float | None
    clickedAt: str | None
    bookedAt: str | None
    bookedSecond: int | None
    suspect: bool


class LeadBackground(TypedDict):
    """What is behind the video on this lead’s page"""

    kind: Literal["none", "image", "preview", "screenshot"]
    picture: str | None
    waiting: bool


class LeadRow(TypedDict):
    line: NotRequired[int]
    externalKey: NotRequired[str]
    email: NotRequired[str]
    website: NotRequired[str]
    fields: NotRequired[dict[str, str]]


class Location2(TypedDict):
    kind: Literal["address"]
    value: str


class Location22(TypedDict):
    kind: Literal["phone_call"]
    value: str


class Location3(TypedDict):
    kind: Literal["google_meet", "microsoft_teams", "zoom"]
    url: NotRequired[str]


class Location4(TypedDict):
    kind: Literal["custom"]
    value: str


class Location5(TypedDict):
    kind: Literal["invitee_phone"]
    value: str


Location: TypeAlias = "Location2 | Location22 | Location3 | Location4 | Location5"


class MailKinds(TypedDict):
    booked: bool
    rescheduled: bool
    canceled: bool
    reminder: bool
    watched: bool
    webhook: bool


class MailKindsInput(TypedDict):
    booked: bool
    rescheduled: bool
    canceled: bool
    reminder: bool
    watched: bool
    webhook: bool


class ManagedBookingInvitee(TypedDict):
    name: str
    email: str
    timeZone: str
    language: Literal["cz", "dk", "de", "en", "es", "fr", "it", "hu", "nl", "no", "pl", "pt", "ro", "fi", "sv", "vi", "tr", "uk", "ar", "il", "cn"]


class ManagedBookingAnswers(TypedDict):
    label: str
    answer: str | list[str]


class ManagedBookingHosts(TypedDict):
    name: str
    avatar: str | None
    timeZone: str


class ManagedBookingReschedule(TypedDict):
    allowed: bool
    reason: Literal["already_canceled", "already_started", "inside_notice", "host_only"] | None
    until: str | None


class ManagedBookingCancel(TypedDict):
    allowed: bool
    reason: Literal["already_canceled", "already_started", "inside_notice", "host_only"] | None
    until: str | None


class ManagedBooking(TypedDict):
    id: str
    status: Literal["scheduled", "canceled"]
    start: str
    end: str
    date: str | None
    duration: int
    eventName: str
    location: Location
    invitee: ManagedBookingInvitee
    guests: list[str]
    answers: list[ManagedBookingAnswers]
    formerStart: str | None
    rescheduleReason: str | None
    cancelReason: str | None
    canceledBy: Literal["host", "invitee"] | None
    bookedAt: str
    erasure: Literal["asked", "done"] | None
    owner: PublicOwner
    hosts: NotRequired[list[ManagedBookingHosts]]
    eventSlug: str | None
    hostEmail: str | None
    roomExpected: bool
    reschedule: ManagedBookingReschedule
    cancel: ManagedBookingCancel


class ManagedEventTypePeople(TypedDict):
    memberId: str
    gets: bool
    isNamed: bool
    slug: str
    wantedSlug: str
    isTaken: bool
    state: Literal["given", "waiting", "taken", "none"]


class ManagedEventType(TypedDict):
    isManaged: bool
    locked: list[Literal["name", "slug", "description", "isOn", "isSecret", "offText", "locations", "duration", "increment", "bufferBefore", "bufferAfter", "minimumNotice", "rescheduleNotice", "cancelNotice", "window", "limits", "questions", "availability", "reminders", "confirmation", "allowGuests", "confirmEmail", "approval", "video"]]
    everybody: bool
    people: list[ManagedEventTypePeople]


class MeConfigs(TypedDict):
    slug: str
    data: str
    popup: str | None


class MeSubscription(TypedDict):
    canceled: bool
    description: str
    id: str
    plan_type: str
    price: float
    subscription_id: str
    sub_created: int
    sub_start: int
    sub_end: int
    unpaid_until: NotRequired[int]


class MeUpgradePopups(TypedDict):
    id: str
    html: str


class MeServer(TypedDict):
    """What is the same for all accounts of this server"""

    origin: str
    hasPlans: bool
    sellsPlans: bool
    blackFridayEnds: int | None
    takesFeedback: bool
    zapierStandIn: str | None


class MeOrganization(TypedDict):
    organization_id: str
    name: str


class Me(TypedDict):
    userID: str
    userName: str
    userEmail: str
    userPhone: str | None
    userStatus: Literal["active", "unverified"]
    account_type: Literal["prime", "basic"]
    lifetime: bool
    plan_type: str
    quantity: int
    quantity_minutes: int
    regDate: str
    regtime: int
    custom_domain: str | None
    event_numbers: int | None
    trial_end: int | None
    configs: list[MeConfigs]
    subscription: NotRequired[MeSubscription]
    upgrade_popups: list[MeUpgradePopups]
    avatar: str | None
    link: str
    timeZone: str
    region: str | None
    language: Literal["cz", "dk", "de", "en", "es", "fr", "it", "hu", "nl", "no", "pl", "pt", "ro", "fi", "sv", "vi", "tr", "uk", "ar", "il", "cn"]
    weekStart: Literal["mon", "sun", "sat"]
    dateFormat: Literal["auto", "day_first", "month_first"]
    timeFormat: Literal["12h", "24h"]
    theme: Literal["dark", "light", "auto"]
    server: MeServer
    organization: MeOrganization | None
    role: Literal["owner", "admin", "member"]
    isOperator: bool


class MeetingPeoplePeople(TypedDict):
    id: str
    name: str
    isComing: bool
    isFree: bool
    isOutside: NotRequired[Literal[True]]


class MeetingPeople(TypedDict):
    people: list[MeetingPeoplePeople]


class MemberRequestEventType(TypedDict):
    id: str
    name: str


class MemberRequest(TypedDict):
    id: str
    kind: Literal["upgrade", "event_type"]
    eventType: MemberRequestEventType | None
    name: str
    endsAt: str
    askedAt: str
    isMine: bool
    mayAnswer: bool


class MemberSchedulesMembersSchedules(TypedDict):
    id: str
    name: str
    isDefault: bool


class MemberSchedulesMembers(TypedDict):
    memberId: str
    schedules: list[MemberSchedulesMembersSchedules]


class MemberSchedules(TypedDict):
    members: list[MemberSchedulesMembers]


class OfferedLocation2(TypedDict):
    kind: Literal["address"]
    value: str


class OfferedLocation22(TypedDict):
    kind: Literal["phone_call"]
    value: str


class OfferedLocation3(TypedDict):
    kind: Literal["google_meet", "microsoft_teams", "zoom"]
    url: NotRequired[str]


class OfferedLocation4(TypedDict):
    kind: Literal["custom"]
    value: str


class OfferedLocation5(TypedDict):
    kind: Literal["invitee_phone"]
    value: str


OfferedLocation: TypeAlias = "OfferedLocation2 | OfferedLocation22 | OfferedLocation3 | OfferedLocation4 | OfferedLocation5"


class OneOff(TypedDict):
    id: str
    slug: str
    name: str
    description: str
    duration: int
    locations: list[OfferedLocation]
    slots: list[str]
    expiresAt: str | None
    holdsTimes: bool
    state: Literal["pending", "taken", "expired"]
    bookingId: str | None
    createdAt: str


class OrganizationMembers(TypedDict):
    member_id: str
    person_id: str
    role: Literal["owner", "admin", "member"]
    name: str
    email: str
    link: str
    avatar: str | None
    joinedAt: str
    isMe: bool
    isShown: bool


class OrganizationInvitations(TypedDict):
    id: str
    email: str
    role: Literal["admin", "member"]
    invitedAt: str
    endsAt: str
    isOpen: bool
    invitedBy: str | None


class OrganizationPendingEmail(TypedDict):
    email: str
    until: str


class OrganizationTransfer(TypedDict):
    member_id: str
    until: str


class Organization(TypedDict):
    id: str
    name: str
    link: str
    avatar: str | None
    role: Literal["owner", "admin", "member"]
    members: list[OrganizationMembers]
    invitations: list[OrganizationInvitations]
    seats: int | None
    email: str | None
    pendingEmail: OrganizationPendingEmail | None
    transfer: OrganizationTransfer | None
    requests: list[MemberRequest]


class OutreachHook(TypedDict):
    madeAt: str
    heardAt: str | None


class Outreach(TypedDict):
    connectionId: str
    campaigns: list[OutreachCampaign]
    hook: OutreachHook | None


class OutreachCampaignPush(TypedDict):
    state: Literal["running", "done", "stopped", "failed"]
    total: int
    done: int
    refused: int
    startedAt: str
    failure: Literal["unauthorized", "forbidden", "not_found", "rate_limited", "unavailable", "invalid"] | None


class OutreachCampaignBooked(TypedDict):
    told: int
    waiting: int
    failed: int


class OutreachCampaign(TypedDict):
    """One of our campaigns, and where its leads go"""

    campaignId: str
    targetId: str
    targetName: str
    linkField: str
    tag: str | None
    push: OutreachCampaignPush | None
    booked: OutreachCampaignBooked
    replied: int


class OutreachTarget(TypedDict):
    id: str
    name: str
    isReady: bool


class PersonReasons(TypedDict):
    id: str
    name: str
    isYou: NotRequired[Literal[True]]
    reasons: list[Reason]


class PollVotersAnswers(TypedDict):
    label: str
    answer: str | list[str]


class PollVoters(TypedDict):
    id: str
    name: str
    email: str
    choices: dict[str, Literal["yes", "if_need_be", "no"]]
    isProved: bool
    borrowsName: bool
    declined: bool
    answers: list[PollVotersAnswers]
    at: str


class PollPeople(TypedDict):
    id: str
    email: str
    isRequired: bool
    hasVoted: bool
    isProved: bool


class Poll(TypedDict):
    id: str
    slug: str
    name: str
    description: str
    duration: int
    deadline: str | None
    hidesNames: bool
    hidesVotes: bool
    notifiesParticipants: bool
    notifiesHost: bool
    locations: list[Location]
    holdsTimes: bool
    ending: Literal["host", "agreement", "deadline"]
    timeZone: str
    isAllDay: bool
    questions: list[Question]
    slots: list[str]
    state: Literal["open", "closed", "finished", "expired"]
    votes: int
    bookingId: str | None
    finalStart: str | None
    createdAt: str
    options: list[PollOption]
    ranking: list[int]
    voters: list[PollVoters]
    people: list[PollPeople]
    comments: list[PollComment]


class PollComment(TypedDict):
    id: str
    name: str
    text: str
    at: str
    borrowsName: bool


class PollOption(TypedDict):
    id: int
    start: str
    date: str | None
    capacity: int | None
    yes: int
    ifNeedBe: int
    no: int
    requiredMissing: int


class PollSummary(TypedDict):
    id: str
    slug: str
    name: str
    description: str
    duration: int
    deadline: str | None
    hidesNames: bool
    hidesVotes: bool
    notifiesParticipants: bool
    notifiesHost: bool
    locations: list[Location]
    holdsTimes: bool
    ending: Literal["host", "agreement", "deadline"]
    timeZone: str
    isAllDay: bool
    questions: list[Question]
    slots: list[str]
    state: Literal["open", "closed", "finished", "expired"]
    votes: int
    bookingId: str | None
    finalStart: str | None
    createdAt: str


class ProviderTrial(TypedDict):
    """In the trial: what opens an account at a stand-in on this machine"""

    address: NotRequired[str]
    user: NotRequired[str]
    password: NotRequired[str]
    key: NotRequired[str]


class Provider(TypedDict):
    id: Literal["zoom", "google", "microsoft", "teams", "exchange", "caldav", "ics", "heyreach", "lagrowthmachine", "instantly", "hubspot", "pipedrive"]
    gives: list[Literal["calendars", "rooms", "contacts", "outreach"]]
    isReady: bool
    asks: list[Literal["address", "user", "password", "key"]]
    needs: list[str]
    trial: NotRequired[ProviderTrial]


class PublicEventConfirmation(TypedDict):
    kind: Literal["page"]


class PublicEventConfirmation2(TypedDict):
    kind: Literal["redirect"]
    url: str


class PublicEvent(TypedDict):
    name: str
    slug: str
    description: str
    duration: int
    video: PublicVideo | None
    increment: int
    locations: list[OfferedLocation]
    questions: list[Question]
    allowGuests: bool
    confirmEmail: bool
    needsApproval: NotRequired[Literal[True]]
    confirmation: PublicEventConfirmation | PublicEventConfirmation2
    lastDate: str | None


class PublicEventSummary(TypedDict):
    name: str
    slug: str
    description: str
    duration: int
    video: PublicVideo | None


class PublicOwnerColors(TypedDict):
    background: str | None
    text: str | None
    button: str | None


class PublicOwner(TypedDict):
    name: str
    link: str
    welcomeMessage: str
    logo: str | None
    avatar: str | None
    background: str | None
    hidesProductName: bool
    isOrganization: NotRequired[Literal[True]]
    language: Literal["cz", "dk", "de", "en", "es", "fr", "it", "hu", "nl", "no", "pl", "pt", "ro", "fi", "sv", "vi", "tr", "uk", "ar", "il", "cn"]
    timeZone: str
    weekStart: Literal["mon", "sun", "sat"]
    timeFormat: Literal["12h", "24h"]
    colors: PublicOwnerColors


class PublicVideo(TypedDict):
    kind: Literal["own", "youtube", "vimeo"]
    url: str
    player: str


class Question2(TypedDict):
    id: str
    label: str
    required: bool
    type: Literal["text", "large_text", "phone_number"]


class Question22(TypedDict):
    id: str
    label: str
    required: bool
    type: Literal["single_options", "multiple_options", "dropdown"]
    options: list[str]


Question: TypeAlias = "Question2 | Question22"


class Reason(TypedDict):
    code: Literal["outside_hours", "not_on_increment", "override", "holiday", "time_away", "busy", "buffer", "in_the_past", "minimum_notice", "outside_window", "limit_day", "limit_week", "limit_month", "away", "too_far_ahead", "too_few_people"]
    start: NotRequired[str]
    end: NotRequired[str]
    bookingId: NotRequired[str]
    calendar: NotRequired[str]
    heldUntil: NotRequired[str]
    earliest: NotRequired[str]
    limit: NotRequired[int]
    name: NotRequired[str]


class ReceiptSchedule(TypedDict):
    id: str
    name: str
    version: int


class ReceiptSchedulesSchedule(TypedDict):
    id: str
    name: str
    version: int


class ReceiptSchedules(TypedDict):
    person: str
    schedule: ReceiptSchedulesSchedule


class ReceiptRules(TypedDict):
    minimumNotice: int
    window: BookingWindow
    limits: BookingLimits
    bufferBefore: int
    bufferAfter: int


class ReceiptSources(TypedDict):
    name: Literal["bookings", "holds", "calendars"]
    asOf: str


class ReceiptTurns(TypedDict):
    person: str
    poolId: str
    pool: str
    period: str
    cause: Literal["only_one_free", "priority", "due", "furthest_behind", "least_recent", "order", "customer", "chosen", "reassigned"]
    free: int
    meetings: float
    share: float


class Receipt(TypedDict):
    at: str
    schedule: ReceiptSchedule | None
    schedules: NotRequired[list[ReceiptSchedules]]
    rules: ReceiptRules | None
    sources: list[ReceiptSources]
    mightBeBlocked: NotRequired[Literal[True]]
    turns: NotRequired[list[ReceiptTurns]]


class RefusedLead(TypedDict):
    line: int
    field: str
    reason: Literal["required", "too_long", "characters", "email", "url", "too_many", "duplicate", "limit", "minutes"]


class Reminder2(TypedDict):
    amount: int
    unit: Literal["minutes"]


class Reminder22(TypedDict):
    amount: int
    unit: Literal["hours"]


class Reminder3(TypedDict):
    amount: int
    unit: Literal["days"]


Reminder: TypeAlias = "Reminder2 | Reminder22 | Reminder3"


class RoomAccount(TypedDict):
    kind: Literal["google_meet", "microsoft_teams", "zoom"]
    connectionId: str


class RoutingAnswerAnswers(TypedDict):
    label: str
    text: str


class RoutingAnswer(TypedDict):
    id: str
    at: str
    answers: list[RoutingAnswerAnswers]
    rule: str | None
    to: RoutingTarget


class RoutingForm(TypedDict):
    id: str
    name: str
    slug: str
    description: str
    questions: list[RoutingQuestion]
    rules: list[RoutingRule]
    otherwise: RoutingTarget
    isOn: bool
    answered: int
    createdAt: str


class RoutingQuestionChoices(TypedDict):
    id: str
    text: str


class RoutingQuestion(TypedDict):
    id: str
    type: Literal["text", "large_text", "email", "phone_number", "single_options", "multiple_options", "dropdown"]
    label: str
    required: bool
    choices: list[RoutingQuestionChoices]


RoutingRuleWhen = TypedDict(
    "RoutingRuleWhen",
    {
        "question": "str",
        "is": "Literal[\"any_of\", \"none_of\"]",
        "choices": "list[str]",
    },
)


RoutingRuleWhen2 = TypedDict(
    "RoutingRuleWhen2",
    {
        "question": "str",
        "is": "Literal[\"contains\"]",
        "text": "str",
    },
)


RoutingRuleWhen3 = TypedDict(
    "RoutingRuleWhen3",
    {
        "question": "str",
        "is": "Literal[\"answered\", \"unanswered\"]",
    },
)


class RoutingRule(TypedDict):
    id: str
    when: list[RoutingRuleWhen | RoutingRuleWhen2 | RoutingRuleWhen3]
    to: RoutingTarget


class RoutingTarget2(TypedDict):
    kind: Literal["event_type"]
    id: str


class RoutingTarget22(TypedDict):
    kind: Literal["person"]
    id: str


class RoutingTarget3(TypedDict):
    kind: Literal["form"]
    id: str


class RoutingTarget4(TypedDict):
    kind: Literal["address"]
    url: str


class RoutingTarget5(TypedDict):
    kind: Literal["text"]
    text: str


RoutingTarget: TypeAlias = "RoutingTarget2 | RoutingTarget22 | RoutingTarget3 | RoutingTarget4 | RoutingTarget5"


class RoutingWebhookPayloadDataForm(TypedDict):
    id: str
    name: str
    slug: str


class RoutingWebhookPayloadData(TypedDict):
    form: RoutingWebhookPayloadDataForm
    answer: RoutingAnswer


class RoutingWebhookPayload(TypedDict):
    id: str
    timestamp: str
    test: bool
    type: Literal["routing_form.answered"]
    data: RoutingWebhookPayloadData


class Schedule(TypedDict):
    id: str
    name: str
    is_default: bool
    timeZone: str
    weekly: WeeklyHours
    overrides: list[DateOverride]
    version: int
    eventTypes: int


class SentWebhookDelivery(TypedDict):
    id: str
    event: Literal["invitee.created", "invitee.rescheduled", "invitee.reassigned", "invitee.canceled", "invitee.no_show", "invitee.no_show_undone", "one_off.taken", "poll.decided", "routing_form.answered", "video.watched", "lead.booked"]
    bookingId: str
    state: Literal["waiting", "delivered", "failed"]
    attempts: int
    status: int | None
    problem: str | None
    tookMs: int | None
    occurredAt: str
    lastAttemptAt: str | None
    nextAttemptAt: str | None
    body: str | None
    answer: str | None


class SettingsFormerLinks(TypedDict):
    link: str
    until: str


class Settings(TypedDict):
    name: str
    firstName: str
    lastName: str
    company: str
    phone: str | None
    welcomeMessage: str
    timeZone: str
    language: Literal["cz", "dk", "de", "en", "es", "fr", "it", "hu", "nl", "no", "pl", "pt", "ro", "fi", "sv", "vi", "tr", "uk", "ar", "il", "cn"]
    inviteeLanguage: Literal["cz", "dk", "de", "en", "es", "fr", "it", "hu", "nl", "no", "pl", "pt", "ro", "fi", "sv", "vi", "tr", "uk", "ar", "il", "cn"] | None
    dateFormat: Literal["auto", "day_first", "month_first"]
    timeFormat: Literal["12h", "24h"]
    weekStart: Literal["mon", "sun", "sat"]
    theme: Literal["dark", "light", "auto"]
    asksForProof: bool
    formerLinks: list[SettingsFormerLinks]


class SharedSettings(TypedDict):
    logo: bool
    background: bool
    colors: bool
    language: Literal["cz", "dk", "de", "en", "es", "fr", "it", "hu", "nl", "no", "pl", "pt", "ro", "fi", "sv", "vi", "tr", "uk", "ar", "il", "cn"] | None
    reminders: list[Reminder] | None
    questions: list[Question] | None
    mails: MailKinds | None


class SharedSettingsInput(TypedDict):
    logo: bool
    background: bool
    colors: bool
    language: str | None
    reminders: list[Reminder] | None
    questions: list[Question] | None
    mails: MailKindsInput | None


class Slots(TypedDict):
    starts: list[str]
    next: str | None
    mightBeBlocked: NotRequired[Literal[True]]
    seatsLeft: NotRequired[list[int]]
    others: NotRequired[list[str]]


class TeamPeopleCaps(TypedDict):
    perDay: int | None
    perWeek: int | None


class TeamPeople(TypedDict):
    memberId: str
    part: str
    weight: int
    priority: int
    caps: TeamPeopleCaps
    scheduleId: str | None
    awayUntil: str | None


class TeamPools(TypedDict):
    id: str
    name: str
    take: int


class Team(TypedDict):
    kind: Literal["collective", "round_robin", "fixed_and_pools", "choice"]
    people: list[TeamPeople]
    pools: list[TeamPools]
    everybody: bool
    period: Literal["month", "quarter"]
    noShowCounts: bool
    maxAhead: int | None
    ownerFirst: bool


class TeamsWithGapsTeamsFixed(TypedDict):
    name: str | None


class TeamsWithGapsTeamsPools(TypedDict):
    id: str
    name: str
    take: int
    size: int


class TeamsWithGapsTeams(TypedDict):
    eventTypeId: str
    fixed: list[TeamsWithGapsTeamsFixed]
    pools: list[TeamsWithGapsTeamsPools]


class TeamsWithGaps(TypedDict):
    teams: list[TeamsWithGapsTeams]


TimeAway = TypedDict(
    "TimeAway",
    {
        "from": "str",
        "to": "str",
    },
)


class TimesBlock(TypedDict):
    url: str
    starts: list[str]
    html: str
    text: str
    picture: str | None


class TimesBlockInvitee(TypedDict):
    """Whom the message is for: the page fills them in"""

    name: NotRequired[str]
    email: NotRequired[str]


class TimesBlockSource(TypedDict):
    """What the times book"""

    kind: Literal["event_type", "one_off"]
    id: str


class UpcomingTurnsPoolsPeople(TypedDict):
    memberId: str
    meetings: float
    share: float
    next: Literal["only_one_free", "priority", "due", "furthest_behind", "least_recent", "order", "customer", "chosen", "reassigned"] | None
    closed: Literal["away", "too_far_ahead"] | None


class UpcomingTurnsPools(TypedDict):
    id: str
    people: list[UpcomingTurnsPoolsPeople]


class UpcomingTurns(TypedDict):
    period: str
    pools: list[UpcomingTurnsPools]


class VideoUsedIn(TypedDict):
    kind: Literal["event_type", "campaign"]
    id: str
    name: str


class Video(TypedDict):
    id: str
    title: str
    folderId: str | None
    chapters: list[VideoChapter]
    cues: list[VideoCue]
    privacy: Literal["private", "link", "password"]
    password: bool
    until: str | None
    source: Literal["recorded", "uploaded", "youtube", "vimeo"]
    url: str | None
    state: Literal["uploading", "processing", "ready", "failed"]
    failure: Literal["type", "unreadable", "no_picture", "too_long", "too_large", "too_many_tracks", "needs_ffmpeg", "slow", "other"] | None
    plays: Literal["everywhere", "most_browsers"] | None
    seconds: float | None
    width: int | None
    height: int | None
    bytes: int
    files: VideoFiles
    trim: VideoTrim | None
    captions: list[VideoCaptions]
    transcript: VideoTranscript | None
    page: str
    picture: str | None
    upload: VideoUpload | None
    usedIn: list[VideoUsedIn]
    createdAt: str
    deletedAt: str | None


class VideoCaptions(TypedDict):
    """Captions in one language"""

    language: str
    label: str
    byMachine: bool


class VideoChapter(TypedDict):
    at: float
    title: str


VideoCue2 = TypedDict(
    "VideoCue2",
    {
        "from": "float",
        "until": "float | None",
        "text": "str",
        "kind": "Literal[\"text\"]",
    },
)


VideoCue22 = TypedDict(
    "VideoCue22",
    {
        "from": "float",
        "until": "float | None",
        "text": "str",
        "kind": "Literal[\"link\"]",
        "url": "str",
    },
)


VideoCue3 = TypedDict(
    "VideoCue3",
    {
        "from": "float",
        "until": "float | None",
        "text": "str",
        "kind": "Literal[\"book\"]",
        "eventTypeId": "str",
    },
)


VideoCue: TypeAlias = "VideoCue2 | VideoCue22 | VideoCue3"


class VideoFigures(TypedDict):
    opened: int
    played: int
    quarters: list[int]
    clicked: int
    booked: int
    bookedSeconds: list[int]
    secondsWatched: int
    suspect: int
    curve: list[int]
    step: int


class VideoFiles(TypedDict):
    """Signed addresses on this server, good for 6 hours"""

    play: str | None
    poster: str | None
    gif: str | None


class VideoFolder(TypedDict):
    id: str
    name: str
    videos: int
    createdAt: str


class VideoLimitsMinutes(TypedDict):
    """Of personal videos: a lead whose link shows a video uses its length, once"""

    usedSeconds: int
    max: int | None


class VideoLimits(TypedDict):
    videos: int
    videosMax: int
    bytes: int
    bytesMax: int
    fileBytesMax: int
    recordingSecondsMax: int
    serverNearlyFull: bool
    minutes: VideoLimitsMinutes
    types: list[Literal["mp4", "webm", "ogg"]]
    converts: bool
    transcribes: bool


class VideoTranscript(TypedDict):
    """Captions that a speech recognizer is writing, or could not write"""

    language: str
    state: Literal["working", "failed"]
    failure: Literal["no_sound", "no_words", "unavailable", "refused", "slow", "changed"] | None


VideoTrim = TypedDict(
    "VideoTrim",
    {
        "from": "float",
        "to": "float",
        "state": "Literal[\"working\", \"done\", \"failed\"]",
        "undoUntil": "str | None",
    },
)


class VideoUpload(TypedDict):
    id: str
    url: str
    bytes: int | None
    received: int
    chunkBytes: int
    until: str


class VideoWebhookPayloadDataVideo(TypedDict):
    id: str
    title: str
    seconds: float | None


class VideoWebhookPayloadDataCampaign(TypedDict):
    id: str
    name: str


class VideoWebhookPayloadDataLead(TypedDict):
    id: str
    externalKey: str
    email: str | None
    fields: dict[str, str]


class VideoWebhookPayloadDataView(TypedDict):
    id: str
    openedAt: str
    secondsWatched: int
    part: float | None
    bookingId: str | None
    bookedSecond: int | None


class VideoWebhookPayloadData(TypedDict):
    video: VideoWebhookPayloadDataVideo | None
    campaign: VideoWebhookPayloadDataCampaign | None
    lead: VideoWebhookPayloadDataLead | None
    view: VideoWebhookPayloadDataView | None
    bookingId: str | None


class VideoWebhookPayload(TypedDict):
    id: str
    timestamp: str
    test: bool
    type: Literal["video.watched", "lead.booked"]
    data: VideoWebhookPayloadData


class WebhookHealth(TypedDict):
    state: Literal["healthy", "slow", "paused"]
    since: str | None
    failures: int
    nextTryAt: str | None


class Webhook(TypedDict):
    id: str
    url: str
    events: list[Literal["invitee.created", "invitee.rescheduled", "invitee.reassigned", "invitee.canceled", "invitee.no_show", "invitee.no_show_undone", "one_off.taken", "poll.decided", "routing_form.answered", "video.watched", "lead.booked"]]
    app: Literal["zapier", "pabbly_connect", "other"] | None
    isOn: bool
    isGone: bool
    createdAt: str
    health: WebhookHealth
    lastDelivery: WebhookDelivery | None


class WebhookDelivery(TypedDict):
    id: str
    event: Literal["invitee.created", "invitee.rescheduled", "invitee.reassigned", "invitee.canceled", "invitee.no_show", "invitee.no_show_undone", "one_off.taken", "poll.decided", "routing_form.answered", "video.watched", "lead.booked"]
    bookingId: str
    state: Literal["waiting", "delivered", "failed"]
    attempts: int
    status: int | None
    problem: str | None
    tookMs: int | None
    occurredAt: str
    lastAttemptAt: str | None
    nextAttemptAt: str | None


class WebhookPayloadDataBookingInvitee(TypedDict):
    name: str
    email: str
    timeZone: str
    language: Literal["cz", "dk", "de", "en", "es", "fr", "it", "hu", "nl", "no", "pl", "pt", "ro", "fi", "sv", "vi", "tr", "uk", "ar", "il", "cn"]


class WebhookPayloadDataBookingAnswers(TypedDict):
    label: str
    answer: str | list[str]


class WebhookPayloadDataBookingPeople(TypedDict):
    id: str
    name: str


class WebhookPayloadDataBooking(TypedDict):
    id: str
    status: Literal["scheduled", "canceled"]
    start: str
    end: str
    date: str | None
    duration: int
    eventName: str
    location: Location
    invitee: WebhookPayloadDataBookingInvitee
    guests: list[str]
    answers: list[WebhookPayloadDataBookingAnswers]
    formerStart: str | None
    rescheduleReason: str | None
    cancelReason: str | None
    canceledBy: Literal["host", "invitee"] | None
    eventTypeId: str | None
    tracking: dict[str, str]
    rescheduledBy: Literal["host", "invitee"] | None
    mailRefused: NotRequired[Literal[True]]
    isOfSeveral: NotRequired[Literal[True]]
    inviteeStart: str | None
    inviteeEnd: str | None
    rescheduleUrl: str
    cancelUrl: str
    sequence: int
    people: NotRequired[list[WebhookPayloadDataBookingPeople]]


class WebhookPayloadData(TypedDict):
    booking: WebhookPayloadDataBooking
    oneOffId: NotRequired[str]
    pollId: NotRequired[str]


class WebhookPayload(TypedDict):
    id: str
    timestamp: str
    test: bool
    type: Literal["invitee.created", "invitee.rescheduled", "invitee.reassigned", "invitee.canceled", "invitee.no_show", "invitee.no_show_undone", "one_off.taken", "poll.decided"]
    data: WebhookPayloadData


class WeeklyHours(TypedDict):
    mon: list[HourRange]
    tue: list[HourRange]
    wed: list[HourRange]
    thu: list[HourRange]
    fri: list[HourRange]
    sat: list[HourRange]
    sun: list[HourRange]


class WhenUnread(TypedDict):
    trustFor: int | None
    afterwards: Literal["busy", "free"]


ErrorCode: TypeAlias = "Literal[\"invalid_input\", \"malformed_body\", \"body_too_large\", \"unsupported_media_type\", \"route_not_found\", \"misdirected_request\", \"not_signed_in\", \"not_allowed\", \"role_not_allowed\", \"not_shown_to_role\", \"upgrade_required\", \"not_verified\", \"rate_limited\", \"mailbox_full\", \"proof_needed\", \"changed_meanwhile\", \"slug_taken\", \"link_expired\", \"idempotency_key_reused\", \"format_not_offered\", \"unavailable\", \"internal_error\", \"account_not_found\", \"gift_card_not_waiting\", \"popup_not_found\", \"exist_member_total\", \"api_key_not_found\", \"api_key_limit_reached\", \"not_shown_to_key\", \"key_not_allowed\", \"availability_not_found\", \"cannot_delete_availability\", \"schedule_limit_reached\", \"billing_off\", \"billing_busy\", \"card_refused\", \"card_token_not_valid\", \"card_missing\", \"card_in_use\", \"payment_method_not_found\", \"intent_not_found\", \"already_subscribed\", \"not_subscribed\", \"renewal_unpaid\", \"coupon_not_valid\", \"offer_not_open\", \"booking_link_not_found\", \"booking_link_limit_reached\", \"booking_not_found\", \"booking_erased\", \"calendar_feed_not_found\", \"slot_not_available\", \"slot_taken\", \"time_busy\", \"others_only\", \"hold_expired\", \"code_wrong\", \"code_used_up\", \"requests_waiting\", \"approval_not_found\", \"approval_answered\", \"approval_expired\", \"offers_used_up\", \"approval_closed\", \"already_canceled\", \"already_started\", \"not_started\", \"inside_notice\", \"host_only\", \"calendar_not_found\", \"calendar_read_only\", \"campaign_not_found\", \"campaign_limit_reached\", \"video_minutes_used_up\", \"lead_not_found\", \"client_not_found\", \"client_not_connected\", \"client_limit_reached\", \"calendar_file_unreadable\", \"provider_off\", \"consent_invalid\", \"consent_incomplete\", \"account_refused\", \"account_unreadable\", \"account_unreachable\", \"connection_not_found\", \"crm_not_found\", \"crm_busy\", \"crm_booking_not_found\", \"domain_not_found\", \"embed_not_found\", \"embed_limit_reached\", \"event_type_not_found\", \"event_type_off\", \"event_type_given\", \"event_type_limit_reached\", \"export_not_found\", \"export_fetching\", \"needs_no_request\", \"request_not_found\", \"request_answered\", \"mails_stopped\", \"app_not_found\", \"app_unreadable\", \"app_limit_reached\", \"grant_not_found\", \"one_off_not_found\", \"one_off_limit_reached\", \"organization_not_found\", \"owns_organization\", \"next_owns_organization\", \"transfer_pending\", \"transfer_not_found\", \"already_member\", \"member_limit_reached\", \"member_not_found\", \"owner_stays\", \"has_meetings\", \"outreach_not_found\", \"outreach_campaign_not_found\", \"outreach_busy\", \"owner_not_found\", \"page_not_open\", \"passkey_refused\", \"passkey_not_found\", \"passkey_limit_reached\", \"wrong_password\", \"session_not_found\", \"event_limit_reached\", \"poll_not_found\", \"poll_limit_reached\", \"poll_closed\", \"poll_full\", \"poll_without_votes\", \"already_voted\", \"option_full\", \"vote_not_found\", \"not_coming\", \"too_few_points\", \"invitation_not_found\", \"cannot_invite_email\", \"business_email_only\", \"cannot_send_reminder\", \"routing_form_not_found\", \"routing_form_limit_reached\", \"wrong_details\", \"account_disabled\", \"verification_invalid\", \"code_invalid\", \"two_factor_needed\", \"two_factor_wrong\", \"two_factor_is_off\", \"two_factor_is_on\", \"video_not_found\", \"video_folder_not_found\", \"video_folder_limit_reached\", \"video_limit_reached\", \"video_storage_full\", \"server_storage_full\", \"video_type\", \"video_too_large\", \"video_not_ready\", \"upload_not_found\", \"upload_expired\", \"captions_unreadable\", \"transcript_not_available\", \"trim_not_available\", \"trim_expired\", \"cannot_create_gif\", \"frames_not_available\", \"webhook_not_found\", \"webhook_off\", \"webhook_limit_reached\", \"hook_limit_reached\", \"delivery_not_found\", \"delivery_erased\"]"


class FieldError(TypedDict):
    path: str
    reason: str
    message: str
    length: NotRequired[int]
    max: NotRequired[int]


class ProblemProof(TypedDict):
    challenge: str
    bits: int


class Problem(TypedDict):
    """RFC 9457 problem document"""

    type: str
    title: str
    status: int
    code: ErrorCode
    detail: NotRequired[str]
    instance: str
    errors: NotRequired[list[FieldError]]
    proof: NotRequired[ProblemProof]
    nearest: NotRequired[list[str]]
    conflicts: NotRequired[list[Reason]]
    retryAfter: NotRequired[int]


class GetOutreachIdTargetsResult(TypedDict):
    targets: list[OutreachTarget]


class PutOutreachIdCampaignsCampaignidBody(TypedDict):
    targetId: str
    targetName: str
    linkField: str
    tag: NotRequired[str | None]


class PostOutreachIdHookResult(TypedDict):
    address: str
    outreach: Outreach


class GetOrganizationEventTypesResult(TypedDict):
    eventTypes: list[AskableEventType]


class PatchSettingsBody(TypedDict):
    name: NotRequired[str]
    firstName: NotRequired[str]
    lastName: NotRequired[str]
    company: NotRequired[str]
    phone: NotRequired[str | None]
    welcomeMessage: NotRequired[str]
    timeZone: NotRequired[str]
    language: NotRequired[str]
    inviteeLanguage: NotRequired[str | None]
    dateFormat: NotRequired[Literal["auto", "day_first", "month_first"]]
    timeFormat: NotRequired[Literal["12h", "24h"]]
    weekStart: NotRequired[Literal["mon", "sun", "sat"]]
    theme: NotRequired[Literal["dark", "light", "auto"]]
    asksForProof: NotRequired[bool]


class PutSettingsLinkBody(TypedDict):
    link: str


class GetSettingsLinkResult(TypedDict):
    isFree: bool
    suggestions: list[str]


class PatchSettingsBrandingBodyColors(TypedDict):
    background: NotRequired[str | None]
    text: NotRequired[str | None]
    button: NotRequired[str | None]


class PatchSettingsBrandingBody(TypedDict):
    colors: NotRequired[PatchSettingsBrandingBodyColors]
    hidesProductName: NotRequired[bool]


class GetDomainResult(TypedDict):
    domain: Domain | None
    target: str


class PutDomainBody(TypedDict):
    domain: str
    current: NotRequired[str | None]


class DeleteDomainBody(TypedDict):
    current: NotRequired[str | None]


class GetAvailabilityResult(TypedDict):
    schedules: list[Schedule]


class PostAvailabilityBody(TypedDict):
    name: str
    timeZone: str
    weekly: WeeklyHours
    overrides: NotRequired[list[DateOverride]]
    is_default: NotRequired[bool]


class PatchAvailabilityIdBody(TypedDict):
    name: NotRequired[str]
    timeZone: NotRequired[str]
    weekly: NotRequired[WeeklyHours]
    overrides: NotRequired[list[DateOverride]]
    is_default: NotRequired[bool]


class PostAvailabilityIdCopyBody(TypedDict):
    name: str


class PatchDaysOffBody(TypedDict):
    country: NotRequired[str | None]
    region: NotRequired[str | None]
    availableOn: NotRequired[list[str]]
    away: NotRequired[list[TimeAway]]


class GetDaysOffCountriesResult(TypedDict):
    countries: list[HolidayCountry]


class GetEventTypesResult(TypedDict):
    eventTypes: list[EventType]


class PostEventTypesBodyAvailability(TypedDict):
    kind: Literal["schedule"]
    scheduleId: str


class PostEventTypesBodyAvailability2(TypedDict):
    kind: Literal["custom"]
    hours: Hours


class PostEventTypesBodyConfirmation(TypedDict):
    kind: Literal["page"]


class PostEventTypesBodyConfirmation2(TypedDict):
    kind: Literal["redirect"]
    url: str


class PostEventTypesBody(TypedDict):
    name: str
    slug: str
    description: str
    isOn: NotRequired[bool]
    isSecret: NotRequired[bool]
    offText: NotRequired[str]
    locations: list[OfferedLocation]
    duration: NotRequired[int]
    increment: NotRequired[int]
    bufferBefore: NotRequired[int]
    bufferAfter: NotRequired[int]
    minimumNotice: NotRequired[int]
    rescheduleNotice: NotRequired[int]
    cancelNotice: NotRequired[int]
    window: NotRequired[BookingWindow]
    limits: NotRequired[BookingLimits]
    questions: NotRequired[list[Question]]
    availability: NotRequired[PostEventTypesBodyAvailability | PostEventTypesBodyAvailability2]
    reminders: NotRequired[list[Reminder]]
    confirmation: NotRequired[PostEventTypesBodyConfirmation | PostEventTypesBodyConfirmation2]
    allowGuests: NotRequired[bool]
    confirmEmail: NotRequired[bool]
    approval: NotRequired[Approval | None]
    video: NotRequired[EventVideo | None]
    seats: NotRequired[int | None]
    showSeatsLeft: NotRequired[bool]


class PatchEventTypesBody(TypedDict):
    ids: NotRequired[list[str]]
    confirmEmail: bool


class PatchEventTypesResult(TypedDict):
    changed: list[str]


class GetEventTypesSuggestionsResultConfirmEmail(TypedDict):
    at: str


class GetEventTypesSuggestionsResult(TypedDict):
    confirmEmail: GetEventTypesSuggestionsResultConfirmEmail | None


class GetEventTypesDeletedResult(TypedDict):
    eventTypes: list[DeletedEventType]


class PatchEventTypesIdBodyAvailability(TypedDict):
    kind: Literal["schedule"]
    scheduleId: str


class PatchEventTypesIdBodyAvailability2(TypedDict):
    kind: Literal["custom"]
    hours: Hours


class PatchEventTypesIdBodyConfirmation(TypedDict):
    kind: Literal["page"]


class PatchEventTypesIdBodyConfirmation2(TypedDict):
    kind: Literal["redirect"]
    url: str


class PatchEventTypesIdBody(TypedDict):
    name: NotRequired[str]
    slug: NotRequired[str]
    description: NotRequired[str]
    isOn: NotRequired[bool]
    isSecret: NotRequired[bool]
    offText: NotRequired[str]
    locations: NotRequired[list[OfferedLocation]]
    duration: NotRequired[int]
    increment: NotRequired[int]
    bufferBefore: NotRequired[int]
    bufferAfter: NotRequired[int]
    minimumNotice: NotRequired[int]
    rescheduleNotice: NotRequired[int]
    cancelNotice: NotRequired[int]
    window: NotRequired[BookingWindow]
    limits: NotRequired[BookingLimits]
    questions: NotRequired[list[Question]]
    availability: NotRequired[PatchEventTypesIdBodyAvailability | PatchEventTypesIdBodyAvailability2]
    reminders: NotRequired[list[Reminder]]
    confirmation: NotRequired[PatchEventTypesIdBodyConfirmation | PatchEventTypesIdBodyConfirmation2]
    allowGuests: NotRequired[bool]
    confirmEmail: NotRequired[bool]
    approval: NotRequired[Approval | None]
    video: NotRequired[EventVideo | None]
    seats: NotRequired[int | None]
    showSeatsLeft: NotRequired[bool]


class GetEventTypesIdDeletionResult(TypedDict):
    upcomingMeetings: int


class PutEventTypesOrderBody(TypedDict):
    ids: list[str]


class GetEventTypesIdLinksResult(TypedDict):
    links: list[BookingLink]


class PostEventTypesIdLinksBodyPrefill(TypedDict):
    name: NotRequired[str]
    email: NotRequired[str | Literal[""]]


class PostEventTypesIdLinksBody(TypedDict):
    count: NotRequired[int]
    maxUses: NotRequired[int]
    expiresAt: NotRequired[str | None]
    label: NotRequired[str]
    prefill: NotRequired[PostEventTypesIdLinksBodyPrefill | None]


class PostEventTypesIdLinksResult(TypedDict):
    links: list[BookingLink]


class PutEventTypesIdManagedBodyPeople(TypedDict):
    memberId: str
    gets: bool
    slug: str | None


class PutEventTypesIdManagedBody(TypedDict):
    locked: list[Literal["name", "slug", "description", "isOn", "isSecret", "offText", "locations", "duration", "increment", "bufferBefore", "bufferAfter", "minimumNotice", "rescheduleNotice", "cancelNotice", "window", "limits", "questions", "availability", "reminders", "confirmation", "allowGuests", "confirmEmail", "approval", "video"]]
    everybody: bool
    people: list[PutEventTypesIdManagedBodyPeople]


class PutSettingsInheritedBody(TypedDict):
    field: Literal["logo", "background", "colors", "language", "reminders", "questions", "mails"]
    organizationId: str | None


class GetOneOffsResult(TypedDict):
    oneOffs: list[OneOff]


class PostOneOffsBody(TypedDict):
    name: str
    description: NotRequired[str]
    duration: int
    locations: list[OfferedLocation]
    slots: list[str]
    expiresAt: NotRequired[str | None]
    holdsTimes: NotRequired[bool]


class PostTimesBlocksBody(TypedDict):
    of: TimesBlockSource
    starts: NotRequired[list[str]]
    timeZone: NotRequired[str]
    language: NotRequired[Literal["cz", "dk", "de", "en", "es", "fr", "it", "hu", "nl", "no", "pl", "pt", "ro", "fi", "sv", "vi", "tr", "uk", "ar", "il", "cn"]]
    invitee: NotRequired[TimesBlockInvitee]


class GetPollsResult(TypedDict):
    polls: list[PollSummary]


class PostPollsBodyOptions(TypedDict):
    start: str
    capacity: NotRequired[int | None]


class PostPollsBodyPeople(TypedDict):
    email: str
    isRequired: bool


class PostPollsBody(TypedDict):
    name: str
    description: NotRequired[str]
    duration: int
    deadline: NotRequired[str | None]
    hidesNames: NotRequired[bool]
    hidesVotes: NotRequired[bool]
    notifiesParticipants: NotRequired[bool]
    notifiesHost: NotRequired[bool]
    locations: list[Location]
    holdsTimes: NotRequired[bool]
    ending: NotRequired[Literal["host", "agreement", "deadline"]]
    timeZone: str
    isAllDay: NotRequired[bool]
    questions: NotRequired[list[Question]]
    options: list[PostPollsBodyOptions]
    people: NotRequired[list[PostPollsBodyPeople]]


class PatchPollsIdBodyOptionsAdd(TypedDict):
    start: str
    capacity: NotRequired[int | None]


class PatchPollsIdBodyOptions(TypedDict):
    add: NotRequired[list[PatchPollsIdBodyOptionsAdd]]
    remove: NotRequired[list[int]]


class PatchPollsIdBodyPeoplePut(TypedDict):
    email: str
    isRequired: bool


class PatchPollsIdBodyPeople(TypedDict):
    put: NotRequired[list[PatchPollsIdBodyPeoplePut]]
    remove: NotRequired[list[str]]


class PatchPollsIdBody(TypedDict):
    name: NotRequired[str]
    description: NotRequired[str]
    duration: NotRequired[int]
    deadline: NotRequired[str | None]
    hidesNames: NotRequired[bool]
    hidesVotes: NotRequired[bool]
    notifiesParticipants: NotRequired[bool]
    notifiesHost: NotRequired[bool]
    locations: NotRequired[list[Location]]
    holdsTimes: NotRequired[bool]
    ending: NotRequired[Literal["host", "agreement", "deadline"]]
    questions: NotRequired[list[Question]]
    options: NotRequired[PatchPollsIdBodyOptions]
    people: NotRequired[PatchPollsIdBodyPeople]


class PostPollsIdFinishBody(TypedDict):
    option: int


class PostPollsIdRemindResult(TypedDict):
    reminded: int


class GetRoutingFormsResult(TypedDict):
    forms: list[RoutingForm]


class PostRoutingFormsBody(TypedDict):
    name: str
    slug: str
    description: NotRequired[str]
    questions: NotRequired[list[RoutingQuestion]]
    rules: NotRequired[list[RoutingRule]]
    otherwise: RoutingTarget
    isOn: NotRequired[bool]


class PatchRoutingFormsIdBody(TypedDict):
    name: NotRequired[str]
    slug: NotRequired[str]
    description: NotRequired[str]
    questions: NotRequired[list[RoutingQuestion]]
    rules: NotRequired[list[RoutingRule]]
    otherwise: NotRequired[RoutingTarget]
    isOn: NotRequired[bool]


class GetRoutingFormsIdAnswersResult(TypedDict):
    answers: list[RoutingAnswer]
    more: bool


class PostEventTypesPreviewBodyAvailability(TypedDict):
    kind: Literal["schedule"]
    scheduleId: str


class PostEventTypesPreviewBodyAvailability2(TypedDict):
    kind: Literal["custom"]
    hours: Hours


PostEventTypesPreviewBody = TypedDict(
    "PostEventTypesPreviewBody",
    {
        "id": "NotRequired[str]",
        "team": "NotRequired[Team]",
        "duration": "int",
        "increment": "int",
        "bufferBefore": "int",
        "bufferAfter": "int",
        "minimumNotice": "int",
        "window": "BookingWindow",
        "limits": "BookingLimits",
        "availability": "PostEventTypesPreviewBodyAvailability | PostEventTypesPreviewBodyAvailability2",
        "from": "str",
        "to": "str",
    },
)


class GetEventTypesIdReasonsResult(TypedDict):
    start: str
    reasons: list[Reason]
    people: NotRequired[list[PersonReasons]]


class GetTimeZonesResult(TypedDict):
    version: str
    told: str


class GetOwnersOwnerResult(TypedDict):
    owner: PublicOwner
    events: list[PublicEventSummary]


class GetOwnersOwnerEventsEventResult(TypedDict):
    owner: PublicOwner
    event: PublicEvent


class PostBookingsBodyInvitee(TypedDict):
    name: str
    email: str


class PostBookingsBody(TypedDict):
    owner: str
    event: str
    start: str
    person: NotRequired[str]
    timeZone: str
    language: NotRequired[str]
    locale: NotRequired[str]
    invitee: PostBookingsBodyInvitee
    guests: NotRequired[list[str]]
    answers: NotRequired[dict[str, str | list[str]]]
    location: NotRequired[int]
    tracking: NotRequired[dict[str, str]]
    hold: NotRequired[str]


class PostBookingsResult(TypedDict):
    state: Literal["booked"]
    booking: ManagedBooking
    manageUrl: str
    manageToken: str
    redirect: str | None


class PostBookingsResult2(TypedDict):
    state: Literal["confirm_email"]
    hold: Hold


class PostBookingsResult3(TypedDict):
    state: Literal["await_approval"]
    hold: Hold


class GetBookingsResult(TypedDict):
    bookings: list[HostBooking]
    next: str | None
    total: int


class PostBookingsByHostBodyInvitee(TypedDict):
    name: str
    email: str


class PostBookingsByHostBodyAcceptedConflicts(TypedDict):
    start: str
    end: str


class PostBookingsByHostBody(TypedDict):
    start: str
    person: NotRequired[str]
    timeZone: str
    language: NotRequired[str]
    locale: NotRequired[str]
    invitee: PostBookingsByHostBodyInvitee
    guests: NotRequired[list[str]]
    answers: NotRequired[dict[str, str | list[str]]]
    location: NotRequired[int]
    tracking: NotRequired[dict[str, str]]
    eventTypeId: str
    anyTime: NotRequired[bool]
    acceptedConflicts: NotRequired[list[PostBookingsByHostBodyAcceptedConflicts]]


class PostBookingsConfirmBody(TypedDict):
    hold: NotRequired[str]
    code: NotRequired[str]
    link: NotRequired[str]


class PostBookingsConfirmResult(TypedDict):
    state: Literal["booked"]
    booking: ManagedBooking
    manageUrl: str
    manageToken: str
    redirect: str | None


class PostBookingsConfirmResult2(TypedDict):
    state: Literal["confirm_email"]
    hold: Hold


class PostBookingsConfirmResult3(TypedDict):
    state: Literal["await_approval"]
    hold: Hold


class PostBookingsHoldBody(TypedDict):
    hold: str


class PostBookingsHoldResult(TypedDict):
    state: Literal["booked"]
    booking: ManagedBooking
    manageUrl: str
    manageToken: str
    redirect: str | None


class PostBookingsHoldResult2(TypedDict):
    state: Literal["confirm_email"]
    hold: Hold


class PostBookingsHoldResult3(TypedDict):
    state: Literal["await_approval"]
    hold: Hold


class PostBookingsHoldMailBody(TypedDict):
    hold: str


class PostBookingsHoldMailResult(TypedDict):
    state: Literal["booked"]
    booking: ManagedBooking
    manageUrl: str
    manageToken: str
    redirect: str | None


class PostBookingsHoldMailResult2(TypedDict):
    state: Literal["confirm_email"]
    hold: Hold


class PostBookingsHoldMailResult3(TypedDict):
    state: Literal["await_approval"]
    hold: Hold


class GetBookingApprovalsResult(TypedDict):
    requests: list[BookingApproval]


class PostBookingApprovalsIdApproveProposedBody(TypedDict):
    start: str


class PostBookingApprovalsIdDeclineBody(TypedDict):
    reason: NotRequired[str]


class PostBookingApprovalsIdOfferBody(TypedDict):
    starts: list[str]
    message: NotRequired[str]


class PostManageRescheduleBody(TypedDict):
    start: str
    reason: NotRequired[str]
    timeZone: NotRequired[str]
    anybody: NotRequired[bool]


class PostManageCancelBody(TypedDict):
    reason: NotRequired[str]


class PostBookingsIdRescheduleBody(TypedDict):
    start: str
    reason: NotRequired[str]
    allInvitees: NotRequired[bool]


PostBookingsIdReassignBody = TypedDict(
    "PostBookingsIdReassignBody",
    {
        "from": "NotRequired[str]",
        "to": "str | None",
    },
)


class PostBookingsIdNoShowBody(TypedDict):
    who: Literal["invitee", "host"] | None


class PutBookingsIdNotesBody(TypedDict):
    notes: str


class PutBookingsIdGuestsBody(TypedDict):
    guests: list[str]
    current: NotRequired[list[str]]


class PutBookingsIdLocationBody(TypedDict):
    location: HostLocation
    current: NotRequired[Location]


class PostBookingsIdCancelBody(TypedDict):
    reason: NotRequired[str]
    allInvitees: NotRequired[bool]


class GetCalendarsResult(TypedDict):
    calendars: list[Calendar]


class PutCalendarsBodyBlocking(TypedDict):
    connectionId: str
    id: str


class PutCalendarsBodyTarget(TypedDict):
    connectionId: str
    id: str


class PutCalendarsBody(TypedDict):
    blocking: list[PutCalendarsBodyBlocking]
    target: PutCalendarsBodyTarget | None


class PutCalendarsResult(TypedDict):
    calendars: list[Calendar]


class PutCalendarsUnreadBody(TypedDict):
    connectionId: str
    id: str
    whenUnread: WhenUnread


class PutCalendarsUnreadResult(TypedDict):
    calendars: list[Calendar]


class PutCalendarsCountedBody(TypedDict):
    connectionId: str
    id: str
    counted: list[Literal["tentative", "out_of_office", "elsewhere"]]


class PutCalendarsCountedResult(TypedDict):
    calendars: list[Calendar]


class GetCalendarsBusyResult(TypedDict):
    times: list[CalendarBusyTime]
    unread: list[str]


class GetCampaignsResult(TypedDict):
    campaigns: list[Campaign]


class PostCampaignsBody(TypedDict):
    name: str
    tool: NotRequired[Literal["heyreach", "la_growth_machine", "smartlead", "instantly", "reply_io"] | None]
    externalId: NotRequired[str | None]
    videoId: NotRequired[str | None]
    destination: CampaignDestination
    greeting: NotRequired[str]
    fallbacks: NotRequired[dict[str, str]]
    background: NotRequired[Literal["none", "image", "website"]]
    imageAlt: NotRequired[str]
    overlay: NotRequired[CampaignOverlay]
    state: NotRequired[Literal["on", "stopped"]]


class PatchCampaignsIdBody(TypedDict):
    name: NotRequired[str]
    tool: NotRequired[Literal["heyreach", "la_growth_machine", "smartlead", "instantly", "reply_io"] | None]
    externalId: NotRequired[str | None]
    videoId: NotRequired[str | None]
    destination: NotRequired[CampaignDestination]
    greeting: NotRequired[str]
    fallbacks: NotRequired[dict[str, str]]
    background: NotRequired[Literal["none", "image", "website"]]
    imageAlt: NotRequired[str]
    overlay: NotRequired[CampaignOverlay]
    state: NotRequired[Literal["on", "stopped"]]


class GetCampaignsIdLeadsResult(TypedDict):
    leads: list[Lead]
    more: bool


class PostCampaignsIdLeadsBody(TypedDict):
    leads: list[LeadRow]


class PostCampaignsIdLeadsResult(TypedDict):
    added: int
    changed: int
    unchanged: int
    refused: list[RefusedLead]


class GetDynamicLinkGetlinkResultData(TypedDict):
    url: str


class GetDynamicLinkGetlinkResult(TypedDict):
    data: GetDynamicLinkGetlinkResultData


class GetClientsResult(TypedDict):
    clients: list[Client]


class PostClientsBody(TypedDict):
    name: str
    email: NotRequired[str]
    way: Literal["mail", "link"]
    topic: str
    duration: int
    location: HostLocation


class PostClientsResult(TypedDict):
    client: Client
    link: str | None


class PostClientsIdAskAgainBody(TypedDict):
    way: Literal["mail", "link"]


class PostClientsIdAskAgainResult(TypedDict):
    client: Client
    link: str | None


class PostClientsIdMeetingsBody(TypedDict):
    start: str


class PostClientsIdMeetingsResult(TypedDict):
    bookingId: str
    start: str


class GetConnectionsResult(TypedDict):
    providers: list[Provider]
    connections: list[Connection]
    rooms: list[RoomAccount]


class PatchCrmsIdBody(TypedDict):
    addsGuests: NotRequired[bool]
    mapping: NotRequired[list[CrmMapping]]


class GetCrmsIdFieldsResult(TypedDict):
    fields: list[CrmField]


class PostCrmsIdPreviewBody(TypedDict):
    email: str
    mapping: list[CrmMapping]


class PostCrmsIdBackfillBody(TypedDict):
    span: Literal["past", "future", "all"]


class GetEmbedsResult(TypedDict):
    embeds: list[Embed]


class PostEmbedsBodySettings(TypedDict):
    hideEventDetails: NotRequired[bool]
    backgroundColor: NotRequired[str]
    textColor: NotRequired[str]
    buttonColor: NotRequired[str]
    buttonText: NotRequired[str]
    buttonBackground: NotRequired[str]
    buttonTextColor: NotRequired[str]
    linkText: NotRequired[str]
    closeLabel: NotRequired[str]
    theme: NotRequired[Literal["light", "dark", "auto"]]
    language: NotRequired[Literal["cz", "dk", "de", "en", "es", "fr", "it", "hu", "nl", "no", "pl", "pt", "ro", "fi", "sv", "vi", "tr", "uk", "ar", "il", "cn"] | None]
    prefillName: NotRequired[str]
    prefillEmail: NotRequired[str]
    utmSource: NotRequired[str]
    utmMedium: NotRequired[str]
    utmCampaign: NotRequired[str]
    utmTerm: NotRequired[str]
    utmContent: NotRequired[str]


class PostEmbedsBody(TypedDict):
    name: str
    eventTypeId: NotRequired[str | None]
    kind: Literal["inline", "popup_widget", "popup_text"]
    settings: NotRequired[PostEmbedsBodySettings]
    allowedSites: NotRequired[list[str]]


class PatchEmbedsIdBodySettings(TypedDict):
    hideEventDetails: NotRequired[bool]
    backgroundColor: NotRequired[str]
    textColor: NotRequired[str]
    buttonColor: NotRequired[str]
    buttonText: NotRequired[str]
    buttonBackground: NotRequired[str]
    buttonTextColor: NotRequired[str]
    linkText: NotRequired[str]
    closeLabel: NotRequired[str]
    theme: NotRequired[Literal["light", "dark", "auto"]]
    language: NotRequired[Literal["cz", "dk", "de", "en", "es", "fr", "it", "hu", "nl", "no", "pl", "pt", "ro", "fi", "sv", "vi", "tr", "uk", "ar", "il", "cn"] | None]
    prefillName: NotRequired[str]
    prefillEmail: NotRequired[str]
    utmSource: NotRequired[str]
    utmMedium: NotRequired[str]
    utmCampaign: NotRequired[str]
    utmTerm: NotRequired[str]
    utmContent: NotRequired[str]


class PatchEmbedsIdBody(TypedDict):
    name: NotRequired[str]
    eventTypeId: NotRequired[str | None]
    kind: NotRequired[Literal["inline", "popup_widget", "popup_text"]]
    settings: NotRequired[PatchEmbedsIdBodySettings]
    allowedSites: NotRequired[list[str]]


class PostEmbedsCheckUpBody(TypedDict):
    url: str


class GetIntegrationsResult(TypedDict):
    integrations: list[Integration]


class PutIntegrationsAppidBody(TypedDict):
    trackingId: str


class PatchSettingsNotificationsBody(TypedDict):
    booked: NotRequired[bool]
    rescheduled: NotRequired[bool]
    canceled: NotRequired[bool]
    reminder: NotRequired[bool]
    watched: NotRequired[bool]
    webhook: NotRequired[bool]
    undelivered: NotRequired[bool]
    watchedPace: NotRequired[Literal["hourly", "daily", "once"]]


class GetVideosResult(TypedDict):
    videos: list[Video]
    more: bool


class PostVideosBody(TypedDict):
    source: Literal["recorded", "uploaded"]
    id: NotRequired[str]
    name: str
    bytes: int | None
    title: NotRequired[str]
    folderId: NotRequired[str | None]


class PostVideosResult(TypedDict):
    video: Video
    upload: VideoUpload


class PostVideosLinksBody(TypedDict):
    url: str
    title: NotRequired[str]
    folderId: NotRequired[str | None]


class PostVideosMoveBody(TypedDict):
    ids: list[str]
    folderId: str | None


class PostVideosMoveResult(TypedDict):
    videos: list[Video]


class PostVideosDeleteBody(TypedDict):
    ids: list[str]


class PostVideosDeleteResult(TypedDict):
    videos: list[Video]


class PostVideosRestoreBody(TypedDict):
    ids: list[str]


class PostVideosRestoreResult(TypedDict):
    videos: list[Video]


class PatchVideosIdBody(TypedDict):
    title: NotRequired[str]
    folderId: NotRequired[str | None]
    chapters: NotRequired[list[VideoChapter]]
    cues: NotRequired[list[VideoCue]]
    privacy: NotRequired[Literal["private", "link", "password"]]
    password: NotRequired[str]
    until: NotRequired[str | None]


PostVideosIdTrimBody = TypedDict(
    "PostVideosIdTrimBody",
    {
        "from": "float",
        "to": "float",
    },
)


class PostVideosIdPosterBody(TypedDict):
    second: float


class PostVideosIdGifBody(TypedDict):
    second: float


class GetVideosIdCaptionsLanguageResult(TypedDict):
    label: str
    text: str


class PutVideosIdCaptionsLanguageBody(TypedDict):
    label: str
    text: str


class PostVideosIdCaptionsLanguageBody(TypedDict):
    label: str


class GetVideoFoldersResult(TypedDict):
    folders: list[VideoFolder]


class PostVideoFoldersBody(TypedDict):
    name: str


class PatchVideoFoldersIdBody(TypedDict):
    name: str


class PostHooksBody(TypedDict):
    target_url: NotRequired[str]
    hookUrl: NotRequired[str]
    event: Literal["invitee.created", "invitee.rescheduled", "invitee.reassigned", "invitee.canceled", "invitee.no_show", "invitee.no_show_undone", "one_off.taken", "poll.decided", "routing_form.answered", "video.watched", "lead.booked"]
    app: NotRequired[Literal["zapier", "pabbly_connect"]]


class PostHooksResult(TypedDict):
    id: str
    event: Literal["invitee.created", "invitee.rescheduled", "invitee.reassigned", "invitee.canceled", "invitee.no_show", "invitee.no_show_undone", "one_off.taken", "poll.decided", "routing_form.answered", "video.watched", "lead.booked"]
    secret: str


class GetWebhooksResult(TypedDict):
    webhooks: list[Webhook]


class PostWebhooksBody(TypedDict):
    url: str
    events: list[Literal["invitee.created", "invitee.rescheduled", "invitee.reassigned", "invitee.canceled", "invitee.no_show", "invitee.no_show_undone", "one_off.taken", "poll.decided", "routing_form.answered", "video.watched", "lead.booked"]]


class PostWebhooksResultHealth(TypedDict):
    state: Literal["healthy", "slow", "paused"]
    since: str | None
    failures: int
    nextTryAt: str | None


class PostWebhooksResult(TypedDict):
    id: str
    url: str
    events: list[Literal["invitee.created", "invitee.rescheduled", "invitee.reassigned", "invitee.canceled", "invitee.no_show", "invitee.no_show_undone", "one_off.taken", "poll.decided", "routing_form.answered", "video.watched", "lead.booked"]]
    app: Literal["zapier", "pabbly_connect", "other"] | None
    isOn: bool
    isGone: bool
    createdAt: str
    health: PostWebhooksResultHealth
    lastDelivery: WebhookDelivery | None
    secret: str


class PatchWebhooksIdBody(TypedDict):
    url: NotRequired[str]
    events: NotRequired[list[Literal["invitee.created", "invitee.rescheduled", "invitee.reassigned", "invitee.canceled", "invitee.no_show", "invitee.no_show_undone", "one_off.taken", "poll.decided", "routing_form.answered", "video.watched", "lead.booked"]]]
    isOn: NotRequired[bool]


class PostWebhooksIdSecretResult(TypedDict):
    secret: str


class PostWebhooksIdTestBody(TypedDict):
    event: Literal["invitee.created", "invitee.rescheduled", "invitee.reassigned", "invitee.canceled", "invitee.no_show", "invitee.no_show_undone", "one_off.taken", "poll.decided", "routing_form.answered", "video.watched", "lead.booked"]


class PostWebhooksIdTestResult(TypedDict):
    delivered: bool
    status: int | None
    problem: str | None
    tookMs: int
    answer: str | None


class GetWebhooksIdDeliveriesResult(TypedDict):
    deliveries: list[WebhookDelivery]


class Operations(Transport):
    """One method for each operation. Raises `ApiError` if the server refuses."""

    def get_users_aboutme(
        self,
    ) -> Me:
        """Who is signed in"""
        return cast("Me", self.call("GET", "/users/aboutme"))

    def get_organization(
        self,
    ) -> Organization:
        """The organization that the caller acts for, with its members"""
        return cast("Organization", self.call("GET", "/organization"))

    def get_outreach_id(
        self,
        *,
        id: str,
    ) -> Outreach:
        """Which campaigns go to an outreach tool, and how that fares. By the id of the connection"""
        return cast("Outreach", self.call("GET", f"/outreach/{self.quoted(id)}"))

    def get_outreach_id_targets(
        self,
        *,
        id: str,
    ) -> GetOutreachIdTargetsResult:
        """The campaigns there to which leads can be added; at La Growth Machine, its audiences"""
        return cast("GetOutreachIdTargetsResult", self.call("GET", f"/outreach/{self.quoted(id)}/targets"))

    def put_outreach_id_campaigns_campaignid(
        self,
        *,
        id: str,
        campaign_id: str,
        body: PutOutreachIdCampaignsCampaignidBody,
    ) -> Outreach:
        """Choose where the leads of a campaign go, which field gets their links, and what marks those who book. Adds none yet"""
        return cast("Outreach", self.call("PUT", f"/outreach/{self.quoted(id)}/campaigns/{self.quoted(campaign_id)}", body=body))

    def delete_outreach_id_campaigns_campaignid(
        self,
        *,
        id: str,
        campaign_id: str,
    ) -> Outreach:
        """Unlink a campaign. Leads that are there stay; nothing is told any more"""
        return cast("Outreach", self.call("DELETE", f"/outreach/{self.quoted(id)}/campaigns/{self.quoted(campaign_id)}"))

    def post_outreach_id_campaigns_campaignid_push(
        self,
        *,
        id: str,
        campaign_id: str,
    ) -> Outreach:
        """Add all leads that are not there yet, with their links. Those that were refused are tried again"""
        return cast("Outreach", self.call("POST", f"/outreach/{self.quoted(id)}/campaigns/{self.quoted(campaign_id)}/push"))

    def delete_outreach_id_campaigns_campaignid_push(
        self,
        *,
        id: str,
        campaign_id: str,
    ) -> Outreach:
        """Add no more of them. Those that are there stay. Repeat: harmless"""
        return cast("Outreach", self.call("DELETE", f"/outreach/{self.quoted(id)}/campaigns/{self.quoted(campaign_id)}/push"))

    def post_outreach_id_hook(
        self,
        *,
        id: str,
    ) -> PostOutreachIdHookResult:
        """Make an address for the tool’s webhooks. It is shown once; the one before ends"""
        return cast("PostOutreachIdHookResult", self.call("POST", f"/outreach/{self.quoted(id)}/hook"))

    def delete_outreach_id_hook(
        self,
        *,
        id: str,
    ) -> Outreach:
        """End the address for the tool’s webhooks. Repeat: harmless"""
        return cast("Outreach", self.call("DELETE", f"/outreach/{self.quoted(id)}/hook"))

    def get_organization_event_types(
        self,
    ) -> GetOrganizationEventTypesResult:
        """The event types of the organization, and which of them are the member’s"""
        return cast("GetOrganizationEventTypesResult", self.call("GET", "/organization/event-types"))

    def get_settings(
        self,
    ) -> Settings:
        """What a host says of themselves, and how the product speaks to them"""
        return cast("Settings", self.call("GET", "/settings"))

    def patch_settings(
        self,
        *,
        body: PatchSettingsBody,
    ) -> Settings:
        """Change some of it; what is left out stays"""
        return cast("Settings", self.call("PATCH", "/settings", body=body))

    def put_settings_link(
        self,
        *,
        body: PutSettingsLinkBody,
    ) -> Me:
        """Another public address; the one before leads to it for 90 days and is nobody else’s meanwhile"""
        return cast("Me", self.call("PUT", "/settings/link", body=body))

    def get_settings_link(
        self,
        *,
        link: str,
    ) -> GetSettingsLinkResult:
        """Whether an address can be had; where not, some that can"""
        return cast("GetSettingsLinkResult", self.call("GET", "/settings/link", query={"link": link}))

    def get_settings_branding(
        self,
    ) -> Branding:
        """How a host’s pages and mails look"""
        return cast("Branding", self.call("GET", "/settings/branding"))

    def patch_settings_branding(
        self,
        *,
        body: PatchSettingsBrandingBody,
    ) -> Branding:
        """Change some of it; what is left out stays"""
        return cast("Branding", self.call("PATCH", "/settings/branding", body=body))

    def put_settings_branding_kind(
        self,
        *,
        kind: Literal["avatar", "logo", "background"],
        body: bytes,
        crop: str | None = None,
    ) -> Branding:
        """Another picture: JPEG, PNG, WebP or GIF, whatever its name says; it is drawn anew, without what else was in the file"""
        return cast("Branding", self.call("PUT", f"/settings/branding/{self.quoted(kind)}", query={"crop": crop}, content=body, content_type="application/octet-stream"))

    def delete_settings_branding_kind(
        self,
        *,
        kind: Literal["avatar", "logo", "background"],
    ) -> Branding:
        """Without that picture"""
        return cast("Branding", self.call("DELETE", f"/settings/branding/{self.quoted(kind)}"))

    def get_analytics(
        self,
        *,
        from_: str,
        to: str,
    ) -> Analytics:
        """How many looked, booked, moved, canceled and met, day by day"""
        return cast("Analytics", self.call("GET", "/analytics", query={"from": from_, "to": to}))

    def get_domain(
        self,
    ) -> GetDomainResult:
        """The custom domain of the host, as it was when it was looked at last"""
        return cast("GetDomainResult", self.call("GET", "/domain"))

    def put_domain(
        self,
        *,
        body: PutDomainBody,
    ) -> Domain:
        """Use another domain; it is looked at now, and again and again until it works"""
        return cast("Domain", self.call("PUT", "/domain", body=body))

    def delete_domain(
        self,
        *,
        body: DeleteDomainBody,
    ) -> None:
        """Use none; links carry the address of this server again"""
        self.call("DELETE", "/domain", body=body)

    def post_domain_check(
        self,
    ) -> Domain:
        """Look at it now"""
        return cast("Domain", self.call("POST", "/domain/check"))

    def get_availability(
        self,
    ) -> GetAvailabilityResult:
        """All schedules, the default first"""
        return cast("GetAvailabilityResult", self.call("GET", "/availability"))

    def post_availability(
        self,
        *,
        body: PostAvailabilityBody,
        idempotency_key: str | None = None,
    ) -> Schedule:
        """Add a schedule; the first one is the default"""
        return cast("Schedule", self.call("POST", "/availability", body=body, idempotency_key=idempotency_key, idempotent=True))

    def get_availability_id(
        self,
        *,
        id: str,
    ) -> Schedule:
        """One schedule"""
        return cast("Schedule", self.call("GET", f"/availability/{self.quoted(id)}"))

    def patch_availability_id(
        self,
        *,
        id: str,
        body: PatchAvailabilityIdBody,
    ) -> Schedule:
        """Change what is given; making it the default makes all others non-default"""
        return cast("Schedule", self.call("PATCH", f"/availability/{self.quoted(id)}", body=body))

    def delete_availability_id(
        self,
        *,
        id: str,
    ) -> None:
        """Delete; event types that used it get custom hours with the same hours"""
        self.call("DELETE", f"/availability/{self.quoted(id)}")

    def post_availability_id_copy(
        self,
        *,
        id: str,
        body: PostAvailabilityIdCopyBody,
        idempotency_key: str | None = None,
    ) -> Schedule:
        """Copy a schedule under a new name"""
        return cast("Schedule", self.call("POST", f"/availability/{self.quoted(id)}/copy", body=body, idempotency_key=idempotency_key, idempotent=True))

    def get_days_off(
        self,
    ) -> DaysOff:
        """Public holidays and time away"""
        return cast("DaysOff", self.call("GET", "/days-off"))

    def patch_days_off(
        self,
        *,
        body: PatchDaysOffBody,
    ) -> DaysOff:
        """Change what is given. Existing meetings stay"""
        return cast("DaysOff", self.call("PATCH", "/days-off", body=body))

    def get_days_off_countries(
        self,
    ) -> GetDaysOffCountriesResult:
        """Countries with public holidays, and their regions"""
        return cast("GetDaysOffCountriesResult", self.call("GET", "/days-off/countries"))

    def get_event_types(
        self,
    ) -> GetEventTypesResult:
        """All event types in the order of the host"""
        return cast("GetEventTypesResult", self.call("GET", "/event-types"))

    def post_event_types(
        self,
        *,
        body: PostEventTypesBody,
        idempotency_key: str | None = None,
    ) -> EventType:
        """Add an event type at the front; what is not said takes its default"""
        return cast("EventType", self.call("POST", "/event-types", body=body, idempotency_key=idempotency_key, idempotent=True))

    def patch_event_types(
        self,
        *,
        body: PatchEventTypesBody,
    ) -> PatchEventTypesResult:
        """Change all event types, or those named. Answers which were changed by it"""
        return cast("PatchEventTypesResult", self.call("PATCH", "/event-types", body=body))

    def get_event_types_suggestions(
        self,
    ) -> GetEventTypesSuggestionsResult:
        """What the host might want to set, by what has happened"""
        return cast("GetEventTypesSuggestionsResult", self.call("GET", "/event-types/suggestions"))

    def get_event_types_deleted(
        self,
    ) -> GetEventTypesDeletedResult:
        """Deleted event types that can still be restored, the last one first"""
        return cast("GetEventTypesDeletedResult", self.call("GET", "/event-types/deleted"))

    def get_event_types_id(
        self,
        *,
        id: str,
    ) -> EventType:
        """One event type"""
        return cast("EventType", self.call("GET", f"/event-types/{self.quoted(id)}"))

    def patch_event_types_id(
        self,
        *,
        id: str,
        body: PatchEventTypesIdBody,
    ) -> EventType:
        """Change what is given"""
        return cast("EventType", self.call("PATCH", f"/event-types/{self.quoted(id)}", body=body))

    def delete_event_types_id(
        self,
        *,
        id: str,
    ) -> None:
        """Delete: new bookings are blocked, existing meetings stay. It can be restored for 30 days"""
        self.call("DELETE", f"/event-types/{self.quoted(id)}")

    def get_event_types_id_deletion(
        self,
        *,
        id: str,
    ) -> GetEventTypesIdDeletionResult:
        """What becomes of its meetings when it is deleted"""
        return cast("GetEventTypesIdDeletionResult", self.call("GET", f"/event-types/{self.quoted(id)}/deletion"))

    def post_event_types_id_restore(
        self,
        *,
        id: str,
    ) -> EventType:
        """Restore an event type that was deleted in the last 30 days. If its slug is in use, it gets the next free one"""
        return cast("EventType", self.call("POST", f"/event-types/{self.quoted(id)}/restore"))

    def post_event_types_id_copy(
        self,
        *,
        id: str,
        idempotency_key: str | None = None,
    ) -> EventType:
        """Copy an event type under a free address. The copy is off, and its name says that it is one"""
        return cast("EventType", self.call("POST", f"/event-types/{self.quoted(id)}/copy", idempotency_key=idempotency_key, idempotent=True))

    def put_event_types_order(
        self,
        *,
        body: PutEventTypesOrderBody,
    ) -> None:
        """Put the event types into this order; those not named follow in their old order"""
        self.call("PUT", "/event-types/order", body=body)

    def get_event_types_id_links(
        self,
        *,
        id: str,
    ) -> GetEventTypesIdLinksResult:
        """Links to this event type that end after some bookings, the newest first"""
        return cast("GetEventTypesIdLinksResult", self.call("GET", f"/event-types/{self.quoted(id)}/links"))

    def post_event_types_id_links(
        self,
        *,
        id: str,
        body: PostEventTypesIdLinksBody,
        idempotency_key: str | None = None,
    ) -> PostEventTypesIdLinksResult:
        """Make links to this event type that end after one booking, or several"""
        return cast("PostEventTypesIdLinksResult", self.call("POST", f"/event-types/{self.quoted(id)}/links", body=body, idempotency_key=idempotency_key, idempotent=True))

    def post_event_types_id_links_linkid_revoke(
        self,
        *,
        id: str,
        link_id: str,
    ) -> BookingLink:
        """Nobody can book with this link anymore. Its meetings stay"""
        return cast("BookingLink", self.call("POST", f"/event-types/{self.quoted(id)}/links/{self.quoted(link_id)}/revoke"))

    def delete_event_types_id_links_linkid(
        self,
        *,
        id: str,
        link_id: str,
    ) -> None:
        """Delete a link: its address leads nowhere. Its meetings stay"""
        self.call("DELETE", f"/event-types/{self.quoted(id)}/links/{self.quoted(link_id)}")

    def get_event_types_id_managed(
        self,
        *,
        id: str,
    ) -> ManagedEventType:
        """Who of the organization has an event type below their own link, and whose address is taken"""
        return cast("ManagedEventType", self.call("GET", f"/event-types/{self.quoted(id)}/managed"))

    def put_event_types_id_managed(
        self,
        *,
        id: str,
        body: PutEventTypesIdManagedBody,
    ) -> ManagedEventType:
        """Give an event type to people. Whoever does not get it any more keeps it as their own"""
        return cast("ManagedEventType", self.call("PUT", f"/event-types/{self.quoted(id)}/managed", body=body))

    def delete_event_types_id_managed(
        self,
        *,
        id: str,
    ) -> None:
        """Give it to nobody any more: people keep it as their own"""
        self.call("DELETE", f"/event-types/{self.quoted(id)}/managed")

    def get_organization_shared_settings(
        self,
    ) -> SharedSettings:
        """What an organization sets for its people"""
        return cast("SharedSettings", self.call("GET", "/organization/shared-settings"))

    def put_organization_shared_settings(
        self,
        *,
        body: SharedSettingsInput,
    ) -> SharedSettings:
        """Set it. Whoever inherits a field follows; a field that is not set any more becomes their own"""
        return cast("SharedSettings", self.call("PUT", "/organization/shared-settings", body=body))

    def get_settings_inherited(
        self,
    ) -> InheritedSettings:
        """Which settings are a person’s own, and which they inherit from an organization"""
        return cast("InheritedSettings", self.call("GET", "/settings/inherited"))

    def put_settings_inherited(
        self,
        *,
        body: PutSettingsInheritedBody,
    ) -> InheritedSettings:
        """Inherit a field, or make it one’s own: then its value stays. Changing it makes it one’s own, too"""
        return cast("InheritedSettings", self.call("PUT", "/settings/inherited", body=body))

    def get_one_offs(
        self,
    ) -> GetOneOffsResult:
        """One-off meetings that can still be taken, the newest first"""
        return cast("GetOneOffsResult", self.call("GET", "/one-offs"))

    def post_one_offs(
        self,
        *,
        body: PostOneOffsBody,
        idempotency_key: str | None = None,
    ) -> OneOff:
        """Offer hand-picked times once; those that are free are held where that is wanted"""
        return cast("OneOff", self.call("POST", "/one-offs", body=body, idempotency_key=idempotency_key, idempotent=True))

    def get_one_offs_id(
        self,
        *,
        id: str,
    ) -> OneOff:
        """One of them, also when it is over"""
        return cast("OneOff", self.call("GET", f"/one-offs/{self.quoted(id)}"))

    def delete_one_offs_id(
        self,
        *,
        id: str,
    ) -> None:
        """Delete: its link expires, and held times are free again. A meeting that came of it stays"""
        self.call("DELETE", f"/one-offs/{self.quoted(id)}")

    def get_one_offs_id_slots(
        self,
        *,
        id: str,
        from_: str,
        to: str,
    ) -> Slots:
        """Which of its times are still free? None once it is over"""
        return cast("Slots", self.call("GET", f"/one-offs/{self.quoted(id)}/slots", query={"from": from_, "to": to}))

    def post_times_blocks(
        self,
        *,
        body: PostTimesBlocksBody,
    ) -> TimesBlock:
        """Times to paste into a message, as HTML and as text, each with a link that books it. The HTML has a picture that shows what is still free"""
        return cast("TimesBlock", self.call("POST", "/times-blocks", body=body))

    def get_polls(
        self,
    ) -> GetPollsResult:
        """Polls whose latest time is to come and which are not finished, the newest first"""
        return cast("GetPollsResult", self.call("GET", "/polls"))

    def post_polls(
        self,
        *,
        body: PostPollsBody,
        idempotency_key: str | None = None,
    ) -> Poll:
        """Let people vote on times or days; those invited get a mail"""
        return cast("Poll", self.call("POST", "/polls", body=body, idempotency_key=idempotency_key, idempotent=True))

    def get_polls_id(
        self,
        *,
        id: str,
    ) -> Poll:
        """One poll with its votes, also when it is over"""
        return cast("Poll", self.call("GET", f"/polls/{self.quoted(id)}"))

    def patch_polls_id(
        self,
        *,
        id: str,
        body: PatchPollsIdBody,
    ) -> Poll:
        """Change what is given. A longer duration removes earlier votes; what was said of options that stay is kept. Voters are told of both where that is wanted"""
        return cast("Poll", self.call("PATCH", f"/polls/{self.quoted(id)}", body=body))

    def delete_polls_id(
        self,
        *,
        id: str,
    ) -> None:
        """Delete with all votes: its link expires. A meeting that came of it stays"""
        self.call("DELETE", f"/polls/{self.quoted(id)}")

    def post_polls_id_finish(
        self,
        *,
        id: str,
        body: PostPollsIdFinishBody,
    ) -> Poll:
        """Make an option the meeting: it becomes a booking, and who can come gets the invitation. Repeat: the same. Where the time is lost, `nearest` has the next best options"""
        return cast("Poll", self.call("POST", f"/polls/{self.quoted(id)}/finish", body=body))

    def post_polls_id_remind(
        self,
        *,
        id: str,
    ) -> PostPollsIdRemindResult:
        """Write to those invited who have not voted yet; to each at most once a day"""
        return cast("PostPollsIdRemindResult", self.call("POST", f"/polls/{self.quoted(id)}/remind"))

    def get_routing_forms(
        self,
    ) -> GetRoutingFormsResult:
        """Forms that lead visitors to what fits their answers, by name"""
        return cast("GetRoutingFormsResult", self.call("GET", "/routing-forms"))

    def post_routing_forms(
        self,
        *,
        body: PostRoutingFormsBody,
        idempotency_key: str | None = None,
    ) -> RoutingForm:
        """Add a form. It is off until it is turned on"""
        return cast("RoutingForm", self.call("POST", "/routing-forms", body=body, idempotency_key=idempotency_key, idempotent=True))

    def get_routing_forms_id(
        self,
        *,
        id: str,
    ) -> RoutingForm:
        """One form"""
        return cast("RoutingForm", self.call("GET", f"/routing-forms/{self.quoted(id)}"))

    def patch_routing_forms_id(
        self,
        *,
        id: str,
        body: PatchRoutingFormsIdBody,
    ) -> RoutingForm:
        """Change the given fields of a form"""
        return cast("RoutingForm", self.call("PATCH", f"/routing-forms/{self.quoted(id)}", body=body))

    def delete_routing_forms_id(
        self,
        *,
        id: str,
    ) -> None:
        """Delete a form with its answers. Forms that led to it lead on by their next rule"""
        self.call("DELETE", f"/routing-forms/{self.quoted(id)}")

    def get_routing_forms_id_answers(
        self,
        *,
        id: str,
        before: str | None = None,
    ) -> GetRoutingFormsIdAnswersResult:
        """What visitors answered and where it led, the newest first, 50 at a time"""
        return cast("GetRoutingFormsIdAnswersResult", self.call("GET", f"/routing-forms/{self.quoted(id)}/answers", query={"before": before}))

    def get_busy(
        self,
        *,
        from_: str,
        to: str,
    ) -> BusyTimes:
        """When is the host busy? Meetings, holds and connected calendars, ascending; what overlaps is one"""
        return cast("BusyTimes", self.call("GET", "/busy", query={"from": from_, "to": to}))

    def get_slots(
        self,
        *,
        owner: str,
        event: str,
        from_: str,
        to: str,
        person: str | None = None,
    ) -> Slots:
        """When can this event be booked?"""
        return cast("Slots", self.call("GET", "/slots", query={"owner": owner, "event": event, "from": from_, "to": to, "person": person}))

    def get_event_types_id_slots(
        self,
        *,
        id: str,
        from_: str,
        to: str,
    ) -> Slots:
        """When can this event be booked? For its host, also where the page is not open yet"""
        return cast("Slots", self.call("GET", f"/event-types/{self.quoted(id)}/slots", query={"from": from_, "to": to}))

    def post_event_types_preview(
        self,
        *,
        body: PostEventTypesPreviewBody,
    ) -> Slots:
        """When could it be booked if it were saved so? Nothing is changed"""
        return cast("Slots", self.call("POST", "/event-types/preview", body=body))

    def get_event_types_id_reasons(
        self,
        *,
        id: str,
        start: str,
    ) -> GetEventTypesIdReasonsResult:
        """Why can this start not be booked? No reasons: it can"""
        return cast("GetEventTypesIdReasonsResult", self.call("GET", f"/event-types/{self.quoted(id)}/reasons", query={"start": start}))

    def get_event_types_id_team(
        self,
        *,
        id: str,
    ) -> Team:
        """Who of the organization takes the meetings of an event type"""
        return cast("Team", self.call("GET", f"/event-types/{self.quoted(id)}/team"))

    def put_event_types_id_team(
        self,
        *,
        id: str,
        body: Team,
    ) -> Team:
        """Say who takes them; meetings that are booked stay as they are"""
        return cast("Team", self.call("PUT", f"/event-types/{self.quoted(id)}/team", body=body))

    def get_event_types_id_turns(
        self,
        *,
        id: str,
    ) -> UpcomingTurns:
        """Whose turn is next if everybody is free who is not away, and what has been counted for each person"""
        return cast("UpcomingTurns", self.call("GET", f"/event-types/{self.quoted(id)}/turns"))

    def get_organization_team_gaps(
        self,
    ) -> TeamsWithGaps:
        """The event types whose team lacks somebody who has gone: a required host, or enough people of a pool"""
        return cast("TeamsWithGaps", self.call("GET", "/organization/team-gaps"))

    def get_organization_schedules(
        self,
    ) -> MemberSchedules:
        """The names of the schedules of each member, of which a team can choose one"""
        return cast("MemberSchedules", self.call("GET", "/organization/schedules"))

    def get_time_zones(
        self,
    ) -> GetTimeZonesResult:
        """By which version of the world’s time zones the server counts, and what browsers may not know yet"""
        return cast("GetTimeZonesResult", self.call("GET", "/time-zones"))

    def get_owners_owner(
        self,
        *,
        owner: str,
    ) -> GetOwnersOwnerResult:
        """The booking list of a host"""
        return cast("GetOwnersOwnerResult", self.call("GET", f"/owners/{self.quoted(owner)}"))

    def get_owners_owner_events_event(
        self,
        *,
        owner: str,
        event: str,
    ) -> GetOwnersOwnerEventsEventResult:
        """What can be booked, and what is asked"""
        return cast("GetOwnersOwnerEventsEventResult", self.call("GET", f"/owners/{self.quoted(owner)}/events/{self.quoted(event)}"))

    def post_bookings(
        self,
        *,
        body: PostBookingsBody,
        idempotency_key: str | None = None,
    ) -> PostBookingsResult | PostBookingsResult2 | PostBookingsResult3:
        """Book a slot; where the host asks for a confirmed email, hold it for a quarter of an hour and send a code"""
        return cast("PostBookingsResult | PostBookingsResult2 | PostBookingsResult3", self.call("POST", "/bookings", body=body, idempotency_key=idempotency_key, idempotent=True))

    def get_bookings(
        self,
        *,
        tab: Literal["upcoming", "past"] | None = None,
        include_canceled: str | None = None,
        q: str | None = None,
        from_: str | None = None,
        to: str | None = None,
        event_type_id: str | None = None,
        person_id: str | None = None,
        cursor: str | None = None,
        limit: int | None = None,
    ) -> GetBookingsResult:
        """The host's bookings: upcoming ascending, past descending"""
        return cast("GetBookingsResult", self.call("GET", "/bookings", query={"tab": tab, "include_canceled": include_canceled, "q": q, "from": from_, "to": to, "event_type_id": event_type_id, "person_id": person_id, "cursor": cursor, "limit": limit}))

    def post_bookings_by_host(
        self,
        *,
        body: PostBookingsByHostBody,
        idempotency_key: str | None = None,
    ) -> HostBooking:
        """Book a slot of an event type for an invitee, as its host, or any other time: nobody confirms an email, and invitee and guests are told. Each of them counts as somebody who may never have written to the host"""
        return cast("HostBooking", self.call("POST", "/bookings/by-host", body=body, idempotency_key=idempotency_key, idempotent=True))

    def post_bookings_confirm(
        self,
        *,
        body: PostBookingsConfirmBody,
    ) -> PostBookingsConfirmResult | PostBookingsConfirmResult2 | PostBookingsConfirmResult3:
        """Book what is held, with the code or the link of the mail, or ask the host where they approve each booking. Repeat: the same answer"""
        return cast("PostBookingsConfirmResult | PostBookingsConfirmResult2 | PostBookingsConfirmResult3", self.call("POST", "/bookings/confirm", body=body))

    def post_bookings_hold(
        self,
        *,
        body: PostBookingsHoldBody,
    ) -> PostBookingsHoldResult | PostBookingsHoldResult2 | PostBookingsHoldResult3:
        """How it stands with a hold: still to be confirmed, or booked meanwhile. Changes nothing"""
        return cast("PostBookingsHoldResult | PostBookingsHoldResult2 | PostBookingsHoldResult3", self.call("POST", "/bookings/hold", body=body))

    def post_bookings_hold_mail(
        self,
        *,
        body: PostBookingsHoldMailBody,
    ) -> PostBookingsHoldMailResult | PostBookingsHoldMailResult2 | PostBookingsHoldMailResult3:
        """Send the mail with the code again: once a minute, at most three times"""
        return cast("PostBookingsHoldMailResult | PostBookingsHoldMailResult2 | PostBookingsHoldMailResult3", self.call("POST", "/bookings/hold/mail", body=body))

    def get_booking_approvals(
        self,
    ) -> GetBookingApprovalsResult:
        """The requests that wait for an answer of the host, the one that ends first at the top"""
        return cast("GetBookingApprovalsResult", self.call("GET", "/booking-approvals"))

    def post_booking_approvals_id_approve(
        self,
        *,
        id: str,
    ) -> HostBooking:
        """Book what was requested: all rules are checked again. Repeat: the same booking"""
        return cast("HostBooking", self.call("POST", f"/booking-approvals/{self.quoted(id)}/approve"))

    def post_booking_approvals_id_approve_proposed(
        self,
        *,
        id: str,
        body: PostBookingApprovalsIdApproveProposedBody,
    ) -> HostBooking:
        """Book a time that the invitee proposes, also outside of the usual hours. Repeat: the same booking"""
        return cast("HostBooking", self.call("POST", f"/booking-approvals/{self.quoted(id)}/approve-proposed", body=body))

    def post_booking_approvals_id_decline(
        self,
        *,
        id: str,
        body: PostBookingApprovalsIdDeclineBody,
    ) -> None:
        """Free the requested time, and tell the invitee. Repeat: nothing more"""
        self.call("POST", f"/booking-approvals/{self.quoted(id)}/decline", body=body)

    def post_booking_approvals_id_offer(
        self,
        *,
        id: str,
        body: PostBookingApprovalsIdOfferBody,
    ) -> BookingApproval:
        """Offer other times, which are held until the invitee chooses one; the requested time is free"""
        return cast("BookingApproval", self.call("POST", f"/booking-approvals/{self.quoted(id)}/offer", body=body))

    def delete_booking_approvals_id_offer(
        self,
        *,
        id: str,
    ) -> None:
        """Take the offered times back: the request waits for the host again, or is declined where its time is over"""
        self.call("DELETE", f"/booking-approvals/{self.quoted(id)}/offer")

    def get_manage(
        self,
        *,
        _authorization: str,
    ) -> ManagedBooking:
        """The booking of this manage link"""
        return cast("ManagedBooking", self.call("GET", "/manage", headers={"Authorization": _authorization}))

    def get_manage_slots(
        self,
        *,
        from_: str,
        to: str,
        _authorization: str,
    ) -> Slots:
        """When could this booking be moved to?"""
        return cast("Slots", self.call("GET", "/manage/slots", query={"from": from_, "to": to}, headers={"Authorization": _authorization}))

    def post_manage_reschedule(
        self,
        *,
        _authorization: str,
        body: PostManageRescheduleBody,
        idempotency_key: str | None = None,
    ) -> ManagedBooking:
        """Move the booking; its id, link, guests and answers stay"""
        return cast("ManagedBooking", self.call("POST", "/manage/reschedule", headers={"Authorization": _authorization}, body=body, idempotency_key=idempotency_key, idempotent=True))

    def post_manage_cancel(
        self,
        *,
        _authorization: str,
        body: PostManageCancelBody,
        idempotency_key: str | None = None,
    ) -> ManagedBooking:
        """Cancel the booking. Repeat: with the same key the same answer, without one `already_canceled`"""
        return cast("ManagedBooking", self.call("POST", "/manage/cancel", headers={"Authorization": _authorization}, body=body, idempotency_key=idempotency_key, idempotent=True))

    def get_bookings_csv(
        self,
        *,
        tab: Literal["upcoming", "past"] | None = None,
        include_canceled: str | None = None,
        q: str | None = None,
        from_: str | None = None,
        to: str | None = None,
        event_type_id: str | None = None,
        person_id: str | None = None,
    ) -> bytes:
        """All bookings that the list has with this filter, in its order, as a file for spreadsheets"""
        return cast("bytes", self.call("GET", "/bookings.csv", query={"tab": tab, "include_canceled": include_canceled, "q": q, "from": from_, "to": to, "event_type_id": event_type_id, "person_id": person_id}, file=True))

    def get_calendar_feed_token(
        self,
        *,
        token: str,
    ) -> bytes:
        """Scheduled meetings of the host, from 30 days ago to a year ahead, for calendar programs"""
        return cast("bytes", self.call("GET", f"/calendar-feed/{self.quoted(token)}", file=True))

    def get_bookings_id(
        self,
        *,
        id: str,
    ) -> HostBooking:
        """One booking of the host"""
        return cast("HostBooking", self.call("GET", f"/bookings/{self.quoted(id)}"))

    def get_bookings_id_slots(
        self,
        *,
        id: str,
        from_: str,
        to: str,
    ) -> Slots:
        """When could the host move this booking to?"""
        return cast("Slots", self.call("GET", f"/bookings/{self.quoted(id)}/slots", query={"from": from_, "to": to}))

    def post_bookings_id_reschedule(
        self,
        *,
        id: str,
        body: PostBookingsIdRescheduleBody,
        idempotency_key: str | None = None,
    ) -> HostBooking:
        """Move a booking as its host: notice does not bind, double booking is refused all the same"""
        return cast("HostBooking", self.call("POST", f"/bookings/{self.quoted(id)}/reschedule", body=body, idempotency_key=idempotency_key, idempotent=True))

    def get_bookings_id_people(
        self,
        *,
        id: str,
    ) -> MeetingPeople:
        """Who comes to this booking, and who could come instead"""
        return cast("MeetingPeople", self.call("GET", f"/bookings/{self.quoted(id)}/people"))

    def post_bookings_id_reassign(
        self,
        *,
        id: str,
        body: PostBookingsIdReassignBody,
        idempotency_key: str | None = None,
    ) -> HostBooking:
        """Let somebody else come: link and time stay, and the room if it is not the former person’s"""
        return cast("HostBooking", self.call("POST", f"/bookings/{self.quoted(id)}/reassign", body=body, idempotency_key=idempotency_key, idempotent=True))

    def post_bookings_id_no_show(
        self,
        *,
        id: str,
        body: PostBookingsIdNoShowBody,
    ) -> HostBooking:
        """Say who did not come to a meeting that has started, or take it back. Whether it counts as a turn is a setting of the team"""
        return cast("HostBooking", self.call("POST", f"/bookings/{self.quoted(id)}/no-show", body=body))

    def put_bookings_id_notes(
        self,
        *,
        id: str,
        body: PutBookingsIdNotesBody,
    ) -> HostBooking:
        """Keep private notes about a booking, for its hosts; an empty text deletes them. Repeat: the same"""
        return cast("HostBooking", self.call("PUT", f"/bookings/{self.quoted(id)}/notes", body=body))

    def put_bookings_id_guests(
        self,
        *,
        id: str,
        body: PutBookingsIdGuestsBody,
    ) -> HostBooking:
        """Change who comes along to a meeting that has not started: whoever is added or removed gets an email, and nobody else does. An added guest counts as somebody who may never have written to the host. Repeat: changes nothing"""
        return cast("HostBooking", self.call("PUT", f"/bookings/{self.quoted(id)}/guests", body=body))

    def put_bookings_id_location(
        self,
        *,
        id: str,
        body: PutBookingsIdLocationBody,
    ) -> HostBooking:
        """Change where a meeting takes place that has not started, and tell everybody who comes. Repeat: changes nothing"""
        return cast("HostBooking", self.call("PUT", f"/bookings/{self.quoted(id)}/location", body=body))

    def post_bookings_id_cancel(
        self,
        *,
        id: str,
        body: PostBookingsIdCancelBody,
        idempotency_key: str | None = None,
    ) -> HostBooking:
        """Cancel a booking as its host. Repeat: with the same key the same answer, without one `already_canceled`"""
        return cast("HostBooking", self.call("POST", f"/bookings/{self.quoted(id)}/cancel", body=body, idempotency_key=idempotency_key, idempotent=True))

    def get_calendars(
        self,
    ) -> GetCalendarsResult:
        """The calendars of all connections, as last listed"""
        return cast("GetCalendarsResult", self.call("GET", "/calendars"))

    def put_calendars(
        self,
        *,
        body: PutCalendarsBody,
    ) -> PutCalendarsResult:
        """Choose which calendars block time, and into which one bookings are written"""
        return cast("PutCalendarsResult", self.call("PUT", "/calendars", body=body))

    def put_calendars_unread(
        self,
        *,
        body: PutCalendarsUnreadBody,
    ) -> PutCalendarsUnreadResult:
        """Choose what counts while a calendar cannot be read. Repeat: the same"""
        return cast("PutCalendarsUnreadResult", self.call("PUT", "/calendars/unread", body=body))

    def put_calendars_counted(
        self,
        *,
        body: PutCalendarsCountedBody,
    ) -> PutCalendarsCountedResult:
        """Choose what of a calendar counts as busy. Repeat: the same"""
        return cast("PutCalendarsCountedResult", self.call("PUT", "/calendars/counted", body=body))

    def get_calendars_busy(
        self,
        *,
        from_: str,
        to: str,
    ) -> GetCalendarsBusyResult:
        """What the chosen calendars say themselves at this moment, for their owner"""
        return cast("GetCalendarsBusyResult", self.call("GET", "/calendars/busy", query={"from": from_, "to": to}))

    def get_calendars_choices(
        self,
    ) -> CalendarChoices:
        """What goes for all calendars"""
        return cast("CalendarChoices", self.call("GET", "/calendars/choices"))

    def put_calendars_choices(
        self,
        *,
        body: CalendarChoices,
    ) -> CalendarChoices:
        """Choose what goes for all calendars. Repeat: the same"""
        return cast("CalendarChoices", self.call("PUT", "/calendars/choices", body=body))

    def get_campaigns(
        self,
    ) -> GetCampaignsResult:
        """Campaigns, the newest first"""
        return cast("GetCampaignsResult", self.call("GET", "/campaigns"))

    def post_campaigns(
        self,
        *,
        body: PostCampaignsBody,
        idempotency_key: str | None = None,
    ) -> Campaign:
        """Add a campaign"""
        return cast("Campaign", self.call("POST", "/campaigns", body=body, idempotency_key=idempotency_key, idempotent=True))

    def get_campaigns_id(
        self,
        *,
        id: str,
    ) -> Campaign:
        """One campaign"""
        return cast("Campaign", self.call("GET", f"/campaigns/{self.quoted(id)}"))

    def patch_campaigns_id(
        self,
        *,
        id: str,
        body: PatchCampaignsIdBody,
    ) -> Campaign:
        """Change the given fields of a campaign. All its links lead to the new version at once. Leads that see a video for the first time use its minutes"""
        return cast("Campaign", self.call("PATCH", f"/campaigns/{self.quoted(id)}", body=body))

    def delete_campaigns_id(
        self,
        *,
        id: str,
    ) -> None:
        """Delete a campaign with its leads. Its links end now; it can be restored for 7 days"""
        self.call("DELETE", f"/campaigns/{self.quoted(id)}")

    def post_campaigns_id_restore(
        self,
        *,
        id: str,
    ) -> Campaign:
        """Restore a campaign that was deleted in the last 7 days"""
        return cast("Campaign", self.call("POST", f"/campaigns/{self.quoted(id)}/restore"))

    def put_campaigns_id_image(
        self,
        *,
        id: str,
        body: bytes,
    ) -> Campaign:
        """Set the campaign’s picture, which can be behind the video: JPEG, PNG, WebP or GIF"""
        return cast("Campaign", self.call("PUT", f"/campaigns/{self.quoted(id)}/image", content=body, content_type="application/octet-stream"))

    def delete_campaigns_id_image(
        self,
        *,
        id: str,
    ) -> Campaign:
        """Remove the campaign’s picture"""
        return cast("Campaign", self.call("DELETE", f"/campaigns/{self.quoted(id)}/image"))

    def get_campaigns_id_leads(
        self,
        *,
        id: str,
        search: str | None = None,
        after: int | None = None,
    ) -> GetCampaignsIdLeadsResult:
        """Leads in the order in which they were added, 50 at a time"""
        return cast("GetCampaignsIdLeadsResult", self.call("GET", f"/campaigns/{self.quoted(id)}/leads", query={"search": search, "after": after}))

    def post_campaigns_id_leads(
        self,
        *,
        id: str,
        body: PostCampaignsIdLeadsBody,
    ) -> PostCampaignsIdLeadsResult:
        """Add leads, or change those with the same key. Wrong rows are answered, the others are kept"""
        return cast("PostCampaignsIdLeadsResult", self.call("POST", f"/campaigns/{self.quoted(id)}/leads", body=body))

    def get_campaigns_id_figures(
        self,
        *,
        id: str,
    ) -> CampaignFigures:
        """How many leads opened their links, played the video and booked"""
        return cast("CampaignFigures", self.call("GET", f"/campaigns/{self.quoted(id)}/figures"))

    def delete_campaigns_id_leads_leadid(
        self,
        *,
        id: str,
        lead_id: str,
    ) -> None:
        """Delete a lead. Its link leads to the general version"""
        self.call("DELETE", f"/campaigns/{self.quoted(id)}/leads/{self.quoted(lead_id)}")

    def get_campaigns_id_export_csv(
        self,
        *,
        id: str,
    ) -> bytes:
        """All leads of a campaign with their links, as a file for spreadsheets"""
        return cast("bytes", self.call("GET", f"/campaigns/{self.quoted(id)}/export.csv", file=True))

    def get_dynamic_link_getlink(
        self,
        *,
        owner: str,
        campaign_id: str | None = None,
        lead_id: str | None = None,
    ) -> GetDynamicLinkGetlinkResult:
        """Where the link of a lead leads. Without a lead that is there: the general version"""
        return cast("GetDynamicLinkGetlinkResult", self.call("GET", "/dynamic/link/getLink", query={"owner": owner, "campaign_id": campaign_id, "lead_id": lead_id}))

    def get_clients(
        self,
    ) -> GetClientsResult:
        """Who was asked for their free times, and what they answered, the newest first"""
        return cast("GetClientsResult", self.call("GET", "/clients"))

    def post_clients(
        self,
        *,
        body: PostClientsBody,
        idempotency_key: str | None = None,
    ) -> PostClientsResult:
        """Ask somebody to share when they are free"""
        return cast("PostClientsResult", self.call("POST", "/clients", body=body, idempotency_key=idempotency_key, idempotent=True))

    def post_clients_id_ask_again(
        self,
        *,
        id: str,
        body: PostClientsIdAskAgainBody,
    ) -> PostClientsIdAskAgainResult:
        """Ask again, with a new link; earlier links end"""
        return cast("PostClientsIdAskAgainResult", self.call("POST", f"/clients/{self.quoted(id)}/ask-again", body=body))

    def post_clients_id_end(
        self,
        *,
        id: str,
    ) -> Client:
        """End what they gave: their tokens are deleted, and their link ends"""
        return cast("Client", self.call("POST", f"/clients/{self.quoted(id)}/end"))

    def delete_clients_id(
        self,
        *,
        id: str,
    ) -> None:
        """Delete the client, and end what they gave. Meetings stay"""
        self.call("DELETE", f"/clients/{self.quoted(id)}")

    def get_clients_id_slots(
        self,
        *,
        id: str,
        from_: str,
        to: str,
    ) -> Slots:
        """When are the host and the client both free?"""
        return cast("Slots", self.call("GET", f"/clients/{self.quoted(id)}/slots", query={"from": from_, "to": to}))

    def post_clients_id_meetings(
        self,
        *,
        id: str,
        body: PostClientsIdMeetingsBody,
    ) -> PostClientsIdMeetingsResult:
        """Book a common free time; both are told"""
        return cast("PostClientsIdMeetingsResult", self.call("POST", f"/clients/{self.quoted(id)}/meetings", body=body))

    def get_connections(
        self,
    ) -> GetConnectionsResult:
        """Which providers there are, and which accounts are connected, the oldest first"""
        return cast("GetConnectionsResult", self.call("GET", "/connections"))

    def get_crms_id(
        self,
        *,
        id: str,
    ) -> Crm:
        """What a connected CRM gets, and how that fares. By the id of the connection"""
        return cast("Crm", self.call("GET", f"/crms/{self.quoted(id)}"))

    def patch_crms_id(
        self,
        *,
        id: str,
        body: PatchCrmsIdBody,
    ) -> Crm:
        """Change what is given. Meetings from now on follow it"""
        return cast("Crm", self.call("PATCH", f"/crms/{self.quoted(id)}", body=body))

    def get_crms_id_fields(
        self,
        *,
        id: str,
    ) -> GetCrmsIdFieldsResult:
        """The fields that contacts have there now"""
        return cast("GetCrmsIdFieldsResult", self.call("GET", f"/crms/{self.quoted(id)}/fields"))

    def post_crms_id_preview(
        self,
        *,
        id: str,
        body: PostCrmsIdPreviewBody,
    ) -> CrmPreview:
        """What a mapping would write into the contact of the last booking with this address. Writes nothing"""
        return cast("CrmPreview", self.call("POST", f"/crms/{self.quoted(id)}/preview", body=body))

    def post_crms_id_backfill(
        self,
        *,
        id: str,
        body: PostCrmsIdBackfillBody,
    ) -> Crm:
        """Add the meetings from before the connection, one after the other"""
        return cast("Crm", self.call("POST", f"/crms/{self.quoted(id)}/backfill", body=body))

    def delete_crms_id_backfill(
        self,
        *,
        id: str,
    ) -> Crm:
        """Add no more of them. What was added stays. Repeat: harmless"""
        return cast("Crm", self.call("DELETE", f"/crms/{self.quoted(id)}/backfill"))

    def post_crms_id_retry(
        self,
        *,
        id: str,
    ) -> Crm:
        """Write what failed or waits, now. Repeat: harmless"""
        return cast("Crm", self.call("POST", f"/crms/{self.quoted(id)}/retry"))

    def get_embeds(
        self,
    ) -> GetEmbedsResult:
        """All saved embeds, the newest first"""
        return cast("GetEmbedsResult", self.call("GET", "/embeds"))

    def post_embeds(
        self,
        *,
        body: PostEmbedsBody,
    ) -> Embed:
        """Save an embed; what is not said takes its default"""
        return cast("Embed", self.call("POST", "/embeds", body=body))

    def get_embeds_id(
        self,
        *,
        id: str,
    ) -> Embed:
        """One embed"""
        return cast("Embed", self.call("GET", f"/embeds/{self.quoted(id)}"))

    def patch_embeds_id(
        self,
        *,
        id: str,
        body: PatchEmbedsIdBody,
    ) -> Embed:
        """Change what is given"""
        return cast("Embed", self.call("PATCH", f"/embeds/{self.quoted(id)}", body=body))

    def delete_embeds_id(
        self,
        *,
        id: str,
    ) -> None:
        """Delete: its code goes on working, and the sites that it named stay the only ones"""
        self.call("DELETE", f"/embeds/{self.quoted(id)}")

    def post_embeds_check_up(
        self,
        *,
        body: PostEmbedsCheckUpBody,
    ) -> CheckUp:
        """Look at a page of a site: is the code there, and does anything keep it from working?"""
        return cast("CheckUp", self.call("POST", "/embeds/check-up", body=body))

    def get_integrations(
        self,
    ) -> GetIntegrationsResult:
        """What is connected"""
        return cast("GetIntegrationsResult", self.call("GET", "/integrations"))

    def put_integrations_appid(
        self,
        *,
        app_id: Literal["ga4", "gtag", "fpixel"],
        body: PutIntegrationsAppidBody,
    ) -> Integration:
        """Tell these analytics of bookings from now on"""
        return cast("Integration", self.call("PUT", f"/integrations/{self.quoted(app_id)}", body=body))

    def delete_integrations_appid(
        self,
        *,
        app_id: Literal["ga4", "gtag", "fpixel"],
    ) -> None:
        """Tell them no more. Repeat: harmless"""
        self.call("DELETE", f"/integrations/{self.quoted(app_id)}")

    def get_settings_notifications(
        self,
    ) -> HostMails:
        """Which mails the host gets"""
        return cast("HostMails", self.call("GET", "/settings/notifications"))

    def patch_settings_notifications(
        self,
        *,
        body: PatchSettingsNotificationsBody,
    ) -> HostMails:
        """Change some of it; what is left out stays"""
        return cast("HostMails", self.call("PATCH", "/settings/notifications", body=body))

    def get_settings_notifications_held(
        self,
    ) -> HeldMails:
        """Mails to people who are new to the host that wait for another day: so many go on one"""
        return cast("HeldMails", self.call("GET", "/settings/notifications/held"))

    def get_bookings_id_emails(
        self,
        *,
        id: str,
    ) -> BookingEmails:
        """What became of the emails about a booking, and whether its confirmation can be sent again"""
        return cast("BookingEmails", self.call("GET", f"/bookings/{self.quoted(id)}/emails"))

    def post_bookings_id_emails_confirmation(
        self,
        *,
        id: str,
        idempotency_key: str | None = None,
    ) -> None:
        """Send the confirmation to the invitee again, with the meeting as it is now. Repeat: with the same key nothing more"""
        self.call("POST", f"/bookings/{self.quoted(id)}/emails/confirmation", idempotency_key=idempotency_key, idempotent=True)

    def get_videos(
        self,
        *,
        folder: str | Literal["none"] | None = None,
        search: str | None = None,
        before: str | None = None,
    ) -> GetVideosResult:
        """Videos, the newest first, 50 at a time"""
        return cast("GetVideosResult", self.call("GET", "/videos", query={"folder": folder, "search": search, "before": before}))

    def post_videos(
        self,
        *,
        body: PostVideosBody,
    ) -> PostVideosResult:
        """Begin to upload a file, or a recording while it is made. Limits are checked now, and never later"""
        return cast("PostVideosResult", self.call("POST", "/videos", body=body))

    def get_videos_limits(
        self,
    ) -> VideoLimits:
        """How many videos an account may have, and how much space is left"""
        return cast("VideoLimits", self.call("GET", "/videos/limits"))

    def post_videos_links(
        self,
        *,
        body: PostVideosLinksBody,
    ) -> Video:
        """Add a video that is at YouTube or Vimeo"""
        return cast("Video", self.call("POST", "/videos/links", body=body))

    def post_videos_move(
        self,
        *,
        body: PostVideosMoveBody,
    ) -> PostVideosMoveResult:
        """Move several videos into a folder, or out of all"""
        return cast("PostVideosMoveResult", self.call("POST", "/videos/move", body=body))

    def post_videos_delete(
        self,
        *,
        body: PostVideosDeleteBody,
    ) -> PostVideosDeleteResult:
        """Delete several videos. Their pages end now; they can be restored for 7 days"""
        return cast("PostVideosDeleteResult", self.call("POST", "/videos/delete", body=body))

    def post_videos_restore(
        self,
        *,
        body: PostVideosRestoreBody,
    ) -> PostVideosRestoreResult:
        """Restore videos that were deleted in the last 7 days"""
        return cast("PostVideosRestoreResult", self.call("POST", "/videos/restore", body=body))

    def get_videos_id(
        self,
        *,
        id: str,
    ) -> Video:
        """One video"""
        return cast("Video", self.call("GET", f"/videos/{self.quoted(id)}"))

    def patch_videos_id(
        self,
        *,
        id: str,
        body: PatchVideosIdBody,
    ) -> Video:
        """Change the given fields of a video"""
        return cast("Video", self.call("PATCH", f"/videos/{self.quoted(id)}", body=body))

    def delete_videos_id(
        self,
        *,
        id: str,
    ) -> None:
        """Delete a video. Its page ends now; it can be restored for 7 days. An upload under way ends"""
        self.call("DELETE", f"/videos/{self.quoted(id)}")

    def get_videos_id_figures(
        self,
        *,
        id: str,
    ) -> VideoFigures:
        """How often a video was opened, played and booked from, and which parts of it were watched"""
        return cast("VideoFigures", self.call("GET", f"/videos/{self.quoted(id)}/figures"))

    def post_videos_id_retry(
        self,
        *,
        id: str,
    ) -> Video:
        """Try again to process a video that failed"""
        return cast("Video", self.call("POST", f"/videos/{self.quoted(id)}/retry"))

    def post_videos_id_trim(
        self,
        *,
        id: str,
        body: PostVideosIdTrimBody,
    ) -> Video:
        """Keep a part of a video. The whole plays until it is made, and can be restored for 7 days"""
        return cast("Video", self.call("POST", f"/videos/{self.quoted(id)}/trim", body=body))

    def post_videos_id_untrim(
        self,
        *,
        id: str,
    ) -> Video:
        """Show the whole of a trimmed video again"""
        return cast("Video", self.call("POST", f"/videos/{self.quoted(id)}/untrim"))

    def put_videos_id_poster(
        self,
        *,
        id: str,
        body: bytes,
    ) -> Video:
        """Show this picture before the video plays: JPEG, PNG, WebP or GIF"""
        return cast("Video", self.call("PUT", f"/videos/{self.quoted(id)}/poster", content=body, content_type="application/octet-stream"))

    def post_videos_id_poster(
        self,
        *,
        id: str,
        body: PostVideosIdPosterBody,
    ) -> Video:
        """Show the picture at this second before the video plays"""
        return cast("Video", self.call("POST", f"/videos/{self.quoted(id)}/poster", body=body))

    def post_videos_id_gif(
        self,
        *,
        id: str,
        body: PostVideosIdGifBody,
    ) -> Video:
        """Make a GIF of 3 seconds from this second on, for mails. It takes the place of the former one"""
        return cast("Video", self.call("POST", f"/videos/{self.quoted(id)}/gif", body=body))

    def get_videos_id_captions_language(
        self,
        *,
        id: str,
        language: str,
    ) -> GetVideosIdCaptionsLanguageResult:
        """The captions of a video in one language"""
        return cast("GetVideosIdCaptionsLanguageResult", self.call("GET", f"/videos/{self.quoted(id)}/captions/{self.quoted(language)}"))

    def put_videos_id_captions_language(
        self,
        *,
        id: str,
        language: str,
        body: PutVideosIdCaptionsLanguageBody,
    ) -> Video:
        """Add captions in a language, or replace them"""
        return cast("Video", self.call("PUT", f"/videos/{self.quoted(id)}/captions/{self.quoted(language)}", body=body))

    def post_videos_id_captions_language(
        self,
        *,
        id: str,
        language: str,
        body: PostVideosIdCaptionsLanguageBody,
    ) -> Video:
        """Have captions in a language written by the speech recognizer of this server, where it has one"""
        return cast("Video", self.call("POST", f"/videos/{self.quoted(id)}/captions/{self.quoted(language)}", body=body))

    def delete_videos_id_captions_language(
        self,
        *,
        id: str,
        language: str,
    ) -> Video:
        """Delete the captions in a language"""
        return cast("Video", self.call("DELETE", f"/videos/{self.quoted(id)}/captions/{self.quoted(language)}"))

    def get_video_folders(
        self,
    ) -> GetVideoFoldersResult:
        """Folders of videos, by name"""
        return cast("GetVideoFoldersResult", self.call("GET", "/video-folders"))

    def post_video_folders(
        self,
        *,
        body: PostVideoFoldersBody,
    ) -> VideoFolder:
        """Add a folder"""
        return cast("VideoFolder", self.call("POST", "/video-folders", body=body))

    def patch_video_folders_id(
        self,
        *,
        id: str,
        body: PatchVideoFoldersIdBody,
    ) -> VideoFolder:
        """Rename a folder"""
        return cast("VideoFolder", self.call("PATCH", f"/video-folders/{self.quoted(id)}", body=body))

    def delete_video_folders_id(
        self,
        *,
        id: str,
    ) -> None:
        """Delete a folder. Its videos stay, in no folder"""
        self.call("DELETE", f"/video-folders/{self.quoted(id)}")

    def post_hooks(
        self,
        *,
        body: PostHooksBody,
    ) -> PostHooksResult:
        """Tell an address of one event from now on. Repeat: the same hook. Its address is asked once by `OPTIONS`, and refused if that redirects"""
        return cast("PostHooksResult", self.call("POST", "/hooks", body=body))

    def delete_hooks_id(
        self,
        *,
        id: str,
    ) -> None:
        """End a hook: what waits for it is not sent. Repeat, or one that never was: the same answer"""
        self.call("DELETE", f"/hooks/{self.quoted(id)}")

    def get_hooks_samples(
        self,
        *,
        event: Literal["invitee.created", "invitee.rescheduled", "invitee.reassigned", "invitee.canceled", "invitee.no_show", "invitee.no_show_undone", "one_off.taken", "poll.decided", "routing_form.answered", "video.watched", "lead.booked"],
    ) -> list[WebhookPayload | RoutingWebhookPayload | VideoWebhookPayload]:
        """Up to three examples of what is sent for an event, the newest first: what happened, or a made-up one with `test` if nothing has"""
        return cast("list[WebhookPayload | RoutingWebhookPayload | VideoWebhookPayload]", self.call("GET", "/hooks/samples", query={"event": event}))

    def get_webhooks(
        self,
    ) -> GetWebhooksResult:
        """All webhooks, the oldest first"""
        return cast("GetWebhooksResult", self.call("GET", "/webhooks"))

    def post_webhooks(
        self,
        *,
        body: PostWebhooksBody,
    ) -> PostWebhooksResult:
        """Tell an address of bookings from now on"""
        return cast("PostWebhooksResult", self.call("POST", "/webhooks", body=body))

    def get_webhooks_id(
        self,
        *,
        id: str,
    ) -> Webhook:
        """One webhook, and how its deliveries fare"""
        return cast("Webhook", self.call("GET", f"/webhooks/{self.quoted(id)}"))

    def patch_webhooks_id(
        self,
        *,
        id: str,
        body: PatchWebhooksIdBody,
    ) -> Webhook:
        """Change what is given"""
        return cast("Webhook", self.call("PATCH", f"/webhooks/{self.quoted(id)}", body=body))

    def delete_webhooks_id(
        self,
        *,
        id: str,
    ) -> None:
        """Delete: what waits for it is not sent"""
        self.call("DELETE", f"/webhooks/{self.quoted(id)}")

    def post_webhooks_id_retry(
        self,
        *,
        id: str,
    ) -> Webhook:
        """Send what waits now, although the address is paused"""
        return cast("Webhook", self.call("POST", f"/webhooks/{self.quoted(id)}/retry"))

    def post_webhooks_id_secret(
        self,
        *,
        id: str,
    ) -> PostWebhooksIdSecretResult:
        """A new secret; for a day the former one signs as well"""
        return cast("PostWebhooksIdSecretResult", self.call("POST", f"/webhooks/{self.quoted(id)}/secret"))

    def post_webhooks_id_test(
        self,
        *,
        id: str,
        body: PostWebhooksIdTestBody,
    ) -> PostWebhooksIdTestResult:
        """Send an example now, once"""
        return cast("PostWebhooksIdTestResult", self.call("POST", f"/webhooks/{self.quoted(id)}/test", body=body))

    def get_webhooks_id_deliveries(
        self,
        *,
        id: str,
    ) -> GetWebhooksIdDeliveriesResult:
        """The last 50 deliveries, the newest first; kept for 30 days"""
        return cast("GetWebhooksIdDeliveriesResult", self.call("GET", f"/webhooks/{self.quoted(id)}/deliveries"))

    def get_webhooks_id_deliveries_deliveryid(
        self,
        *,
        id: str,
        delivery_id: str,
    ) -> SentWebhookDelivery:
        """One delivery, with what was sent and what was answered last"""
        return cast("SentWebhookDelivery", self.call("GET", f"/webhooks/{self.quoted(id)}/deliveries/{self.quoted(delivery_id)}"))

    def post_webhooks_id_deliveries_deliveryid_resend(
        self,
        *,
        id: str,
        delivery_id: str,
    ) -> WebhookDelivery:
        """Send the same again now, by the same `webhook-id`, signed anew"""
        return cast("WebhookDelivery", self.call("POST", f"/webhooks/{self.quoted(id)}/deliveries/{self.quoted(delivery_id)}/resend"))
