// Limits that the interface, the contract and the server share. Source: the specification, sections 5 and 9, unless
// a comment gives another reason.
export const TEXT_ANSWER_MAX = 255
export const LARGE_TEXT_ANSWER_MAX = 2_000
export const PASSWORD_MIN = 8
// argon2 takes longer inputs, but nobody types them. The limit makes it cheap to refuse long ones.
export const PASSWORD_MAX = 200
// RFC 5321, section 4.5.3.1.3.
export const EMAIL_MAX = 254
export const NAME_MAX = 100
// E.164 has 15 digits; people write words around them.
export const PHONE_MAX = 40
export const WELCOME_MESSAGE_MAX = 1_000
export const FEEDBACK_MAX = 4_000
// A phone's photo has 3 to 6 MB.
export const IMAGE_BYTES_MAX = 10_000_000
// A camera's photo has 24 million. Larger ones take too much memory.
export const IMAGE_PIXELS_MAX = 40_000_000
// How long a replaced picture stays available for mails that show it.
export const FORMER_IMAGE_DAYS = 30
/** For each person who came by a host's affiliate link and pays for a plan. */
export const REFERRAL_POINTS = 50
/** An invitation can be followed by one reminder, from this many days later. */
export const REFERRAL_REMINDER_DAYS = 3
/** 50 points are worth 10 dollars (specification, section 1). */
export const POINTS_PER_DOLLAR = 5
/** The gift cards that points can buy. */
export const GIFT_CARD_POINTS = [50, 100, 250] as const
/** Earned points can be claimed this many days later: most payments that go back do so before. */
export const POINTS_RIPEN_DAYS = 30
/** A claimed gift card is sent this many days later, so that the operator can look first. */
// Longer than the codes of any shop.
export const GIFT_CARD_CODE_MAX = 200
// One paste.
export const GIFT_CARDS_AT_ONCE = 1_000
export const GIFT_CARD_DAYS = 3
export const TRIAL_DAYS = 14
/** Enough people to try an organization with. */
export const TRIAL_SEATS = 10
/** Per organization, open invitations included. Lists of people are shown whole. */
export const MEMBERS_MAX = 1_000
/** How long somebody can accept an invitation to an organization. */
export const INVITATION_DAYS = 7
/** How long a member’s request to the owner of an organization is open. */
export const REQUEST_DAYS = 7
/** How long somebody who has accepted can take to sign in or up. */
export const ACCEPT_HOURS = 1
// How long an old public address still redirects to the new one.
export const FORMER_LINK_DAYS = 90
// During this time, signing in undoes the deletion.
export const DELETION_DAYS = 14
// Enough time for the steps from canceling a plan to deleting the account.
export const DELETION_GRANT_MINUTES = 10
// How long the file of an export can be downloaded.
export const EXPORT_DAYS = 7
export const ANALYTICS_DAYS_MAX = 365
export const RETENTION_MONTHS_MAX = 120
// Mail clients cut longer subjects.
export const TITLE_MAX = 120
export const DESCRIPTION_MAX = 5_000
export const REASON_MAX = 500
/** Meetings of a calendar feed: ten for each working day. Calendar programs read the whole file again and again. */
export const FEED_MEETINGS_MAX = 3_000
/** Private notes about a meeting: about two pages. */
export const NOTES_MAX = 5_000
/** What the page of an event type says while it is off: a few sentences. */
export const OFF_TEXT_MAX = 500
export const PLAN_NAME_MAX = 40
export const LOCATION_MAX = 500
export const PER_PERIOD_MAX = 1_000
export const DURATION_MIN = 5
export const DURATION_MAX = 24 * 60
export const INCREMENT_MIN = 5
export const BUFFER_MAX = 12 * 60
export const NOTICE_MAX = 365 * 24 * 60
export const WINDOW_DAYS_MIN = 1
export const WINDOW_DAYS_MAX = 365
export const GUESTS_MAX = 10
// One invitee is a meeting without seats.
export const SEATS_MIN = 2
// A large webinar. All invitees of a time are read and mailed together.
export const SEATS_MAX = 1_000
// Removed guests of one meeting, whose mails link to it. More than a day of changes leaves behind.
export const FORMER_GUESTS_MAX = 100
// Enough time to find a mail, but short enough not to block a time for nothing.
export const HOLD_MINUTES = 15
export const CONFIRM_CODE_DIGITS = 6
// The chance that a guess is right is one in 200,000.
export const CONFIRM_TRIES_MAX = 5
// In addition to the first.
export const CONFIRM_MAILS_AGAIN_MAX = 3
export const CONFIRM_MAIL_AGAIN_SECONDS = 60
// A confirmation that a host sends again. Whoever does not find it after five does not look there.
export const CONFIRMATIONS_AGAIN_A_DAY = 5
// The newest mails about a booking. Ten guests and ten changes make as many.
export const BOOKING_EMAILS_LISTED_MAX = 120
// What a mail server answers. Real answers are two lines at most.
export const MAIL_ANSWER_MAX = 300
// A host who has not answered after two weeks will not, and the time is blocked for everybody else.
export const APPROVAL_HOURS_MAX = 14 * 24
// The invitee hears early enough before the meeting to set out for it, or to make other plans.
export const APPROVAL_LEAD_MINUTES = 60
// Each waiting request holds a time for days. One visitor needs few, and beyond these strangers could empty a calendar.
export const WAITING_REQUESTS_PER_NETWORK_MAX = 3
export const WAITING_REQUESTS_PER_HOST_MAX = 50
// In place of a requested time. All are held, so more would block a day for one meeting.
export const OFFERED_TIMES_MAX = 3
// How often a host offers times for one request. Each sends a mail, and whoever needs more should write to each other.
export const OFFER_ROUNDS_MAX = 3
export const QUESTIONS_MAX = 20
export const REMINDERS_MAX = 5
// At most a month before. Minutes have a lower limit: people count a longer time in hours.
export const REMINDER_AMOUNT_MIN = 1
export const REMINDER_AMOUNT_MAX = { minutes: 1_440, hours: 720, days: 30 } as const
export const OVERRIDES_MAX = 400
// As many as a year has weeks.
export const TIME_AWAY_MAX = 52
// A sabbatical. Each date of it is one more that the search for times looks at.
export const TIME_AWAY_DAYS_MAX = 366
// Holidays of this year and the next two. No country has more than 30 a year.
export const WORKED_HOLIDAYS_MAX = 100
// The longest has five characters.
export const REGION_CODE_MAX = 20
export const RANGES_PER_DAY_MAX = 12
// The maximum for one question about slots; calendars ask month by month.
export const SLOT_QUERY_DAYS_MAX = 366
/** Per account. */
export const PASSKEYS_MAX = 20
/** Per host. */
export const API_KEYS_MAX = 50
export const API_KEY_DAYS_MAX = 3_650
/** Registered by hand, per host. */
export const APPS_MAX = 20
export const APP_REDIRECTS_MAX = 10
/** The query with which an app asks for consent. */
export const CONSENT_REQUEST_MAX = 8_000
export const SESSION_DAYS = 30
/** A part of a page that has not loaded by then is reported as missing. */
export const PART_LOAD_SECONDS = 120
// How far from a lost slot we look for other times.
export const NEAREST_SLOT_DAYS = 31
export const EMBED_TEXT_MAX = 80
export const ALLOWED_SITES_MAX = 50
// Far more than anybody arranges by hand. Lists are shown whole.
export const EVENT_TYPES_MAX = 200
/** How long a deleted event type can be restored. */
export const DELETED_EVENT_TYPE_DAYS = 30
/** Of one host. The oldest of more than these are forgotten before their time. */
export const DELETED_EVENT_TYPES_MAX = 200
export const SCHEDULES_MAX = 100
export const ONE_OFFS_MAX = 200
// Per one-off or poll. Nobody reads more.
export const PICKED_TIMES_MAX = 100
/** More make a message too long to read. */
export const TIMES_IN_MESSAGE_MAX = 20
export const POLLS_MAX = 200
// Removed options count too: a number is never used for another time.
export const POLL_OPTION_IDS_MAX = 9_999
export const POLL_PEOPLE_MAX = 200
export const POLL_VOTES_MAX = 10_000
export const POLL_CAPACITY_MAX = 10_000
export const COMMENT_MAX = 1_000
export const COMMENTS_MAX = 500
// One page shows this many. The others are loaded on request.
export const VOTES_SHOWN = 50
export const VOTES_LISTED = 1_000
// The busiest day of a calendar. Nobody reads more before they agree to overlap them.
export const ACCEPTED_CONFLICTS_MAX = 100
// Of one host, with those that have ended. Lists are shown whole.
export const BOOKING_LINKS_MAX = 500
// As many as one campaign by hand needs.
export const LINKS_AT_ONCE_MAX = 100
// For more, the event type’s own link is there. A list shows all bookings of a link.
export const LINK_USES_MAX = 50
// How long the link of a one-off or a poll still says that it is over.
export const ENDED_OFFER_DAYS = 90
// People who are asked for their calendars. Lists are shown whole.
export const CLIENTS_MAX = 200
// How long somebody can answer when they are asked for their calendar.
export const CLIENT_KEY_DAYS = 30
// Only what says when somebody is busy is sent, so this is more than ten years of a full calendar.
export const CALENDAR_FILE_MAX = 1_000_000
// In UTF-8, a character takes up to three bytes.
export const CALENDAR_FILE_BODY_MAX = 3_500_000
// A few sentences with a link, as simple HTML.
export const POPUP_MAX = 2_000
export const EMBEDS_MAX = 200
// Each webhook costs something with every booking.
export const WEBHOOKS_MAX = 20
export const HOOKS_MAX = 100
export const WEBHOOK_DELIVERIES_SHOWN = 50
/** Fields of a contact in a CRM that bookings fill. */
export const CRM_MAPPINGS_MAX = 30
export const CRM_FIELD_ID_MAX = 100
export const CRM_FIELD_NAME_MAX = 200
export const CRM_WRITES_SHOWN = 20

export const OUTREACH_TARGET_ID_MAX = 100
export const OUTREACH_TARGET_NAME_MAX = 200
/** Name of a custom field in an outreach tool. */
export const OUTREACH_FIELD_MAX = 60
/** A tag or label of leads in an outreach tool. */
export const OUTREACH_TAG_MAX = 50
/** Per host, over all connections. We stop reading a provider's list here. */
export const CALENDARS_MAX = 250
// Second document, section 5. No name of a country is longer than its limit here.
export const BILLING = {
  company_name: 100,
  country_name: 100,
  address_line_1: 100,
  address_line_2: 100,
  city: 50,
  postal_code: 10,
  phone: 20,
  tax_id: 20,
} as const
// Browsers and servers on the way cut longer addresses.
export const URL_MAX = 2_000
// The longest IANA name, in any spelling, has 32.
export const TIME_ZONE_MAX = 64
// RFC 5646, section 4.4.1: room for every part of a tag.
export const LANGUAGE_TAG_MAX = 35
// RFC 1035, section 2.3.4, without the root.
export const DOMAIN_MAX = 253
// A scheme, a domain and a port always fit.
export const SITE_MAX = 255
/** Per campaign parameter. Analytics tools cut at the same length. */
export const TRACKING_VALUE_MAX = 255
// The longest id of an analytics app has 37.
export const TRACKING_ID_MAX = 40
/** Tokens that we sign or generate, for links, pages of a list, or consent. Two ids and a signature fit. */
export const TOKEN_MAX = 200
// Real links are far shorter. What an address carries is kept as is.
export const VIA_MAX = 200
export const SEARCH_MAX = 100
/** Per page of the list. */
export const BOOKINGS_LISTED_MAX = 100
// Far more than an account has of anything that can be reordered.
export const IDS_MAX = 1_000
/** The most that an operator can give an account. */
export const EVENT_NUMBERS_MAX = 10_000
/** Per event type, one-off or poll. Nobody chooses from more. */
export const LOCATIONS_MAX = 10
/** Options of one question. */
export const QUESTION_OPTIONS_MAX = 50
export const QUESTION_ID_MAX = 40
// Long enough for the path of a screen with its query.
export const SCREEN_PATH_MAX = 300
/** The caller makes up this key, and we send it back. */
export const REQUEST_KEY_MAX = 100
// Exchange has the longest ids, with several hundred characters.
export const CALENDAR_ID_MAX = 1_024
// A month. Nobody trusts an older reading of a calendar.
export const TRUST_MINUTES_MAX = 43_200
// Microsoft's codes have more than 1,000.
export const CONSENT_CODE_MAX = 2_000
// A local part of 64, an @ and a domain of 255.
export const PROVIDER_USER_MAX = 320
// People also paste tokens here.
export const PROVIDER_PASSWORD_MAX = 1_000
// Longer than any authenticator's.
export const PASSKEY_PART_MAX = 8_192
// WebAuthn has six, with short names.
export const TRANSPORTS_MAX = 10
export const TRANSPORT_NAME_MAX = 40
// People of one event type. Reading more takes longer than a page may.
export const TEAM_PEOPLE_MAX = 200
export const TEAM_POOLS_MAX = 10
export const TEAM_PART_MAX = 40
export const TEAM_WEIGHT_MAX = 100
export const TEAM_PRIORITY_MAX = 10
export const TEAM_CAP_MAX = 1_000
export const ROUTING_FORMS_MAX = 100
export const ROUTING_QUESTIONS_MAX = 20
export const ROUTING_CHOICES_MAX = 50
export const ROUTING_RULES_MAX = 50
export const ROUTING_CONDITIONS_MAX = 10
export const ROUTING_TEXT_MAX = 2_000
/** How long we keep what visitors answered. */
export const ROUTING_ANSWERS_DAYS = 365
export const ROUTING_ANSWERS_SHOWN = 50
// The specification names no size. An hour of a recorded screen has about 1 GB.
export const VIDEO_BYTES_MAX = 2_147_483_648
/** Of all videos of a host. */
export const VIDEOS_BYTES_MAX = 107_374_182_400
export const VIDEO_SECONDS_MAX = 4 * 3_600
// Larger frames take too much memory to decode.
export const VIDEO_SIDE_MAX = 4_096
export const VIDEO_PIXELS_MAX = 9_437_184
export const VIDEO_FRAME_RATE_MAX = 120
export const VIDEO_TRACKS_MAX = 4
/** Per host, where no plan says less. */
export const VIDEOS_MAX = 20_000
export const VIDEO_FOLDERS_MAX = 200
/** In one call. */
export const VIDEOS_AT_ONCE = 100
export const VIDEOS_SHOWN = 50
export const VIDEO_CHAPTERS_MAX = 100
export const VIDEO_CUES_MAX = 20
export const CUE_TEXT_MAX = 80
export const VIDEO_PASSWORD_MIN = 6
// Hours of speech.
export const CAPTIONS_MAX = 500_000
export const CAPTIONS_BODY_MAX = 2_000_000
export const CAPTIONS_LANGUAGES_MAX = 20
// Of most file systems.
export const FILE_NAME_MAX = 255
/** Of one host, before one of them ends. */
export const UPLOADS_OPEN_MAX = 200
/** An upload ends when nothing has come for this long. */
export const UPLOAD_DAYS = 7
/** Where a plan does not say it. */
export const RECORDING_MINUTES_MAX = 60
/** How long is kept who watched what. */
export const VIDEO_VIEWS_DAYS = 730
/** How long a trimmed video can be made whole again. */
export const TRIM_UNDO_DAYS = 7
export const TRIM_SECONDS_MIN = 1
/** How long a deleted video can be restored. */
export const DELETED_VIDEO_DAYS = 7
export const CAMPAIGNS_MAX = 500
/** Of one campaign. */
export const LEADS_MAX = 50_000
/** In one call. */
export const LEADS_AT_ONCE = 5_000
export const LEADS_BODY_MAX = 10_000_000
export const LEADS_SHOWN = 50
/** Email addresses, profile names and ids of tools. */
export const LEAD_KEY_MAX = 500
/** What the database counts them with. */
export const LEAD_NUMBER_MAX = 2_147_483_647
/** Of the file that they came in. */
export const LEAD_LINE_MAX = 10_000_000
export const LEAD_FIELDS_MAX = 40
export const LEAD_VALUE_MAX = 10_000
export const FIELD_NAME_MAX = 80
export const FALLBACK_MAX = 200
export const GREETING_MAX = 500
/** Files of videos in an export. Where there are more, it has addresses for them. */
export const EXPORT_FILES_BYTES_MAX = 500_000_000
/** What a picture shows, for people who do not see it. */
export const ALT_MAX = 200
/** Of one host. Each has about 100 kB. */
export const SITE_PICTURES_MAX = 2_000
/** A deleted campaign can be restored for this long. */
export const CAMPAIGN_UNDO_DAYS = 7
/** How long the leads of a stopped campaign are kept. */
export const STOPPED_LEADS_DAYS = 365
