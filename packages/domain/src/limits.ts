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
// Enough time to find a mail, but short enough not to block a time for nothing.
export const HOLD_MINUTES = 15
export const CONFIRM_CODE_DIGITS = 6
// The chance that a guess is right is one in 200,000.
export const CONFIRM_TRIES_MAX = 5
// In addition to the first.
export const CONFIRM_MAILS_AGAIN_MAX = 3
export const CONFIRM_MAIL_AGAIN_SECONDS = 60
export const QUESTIONS_MAX = 20
export const REMINDERS_MAX = 5
// At most a month before. Minutes have a lower limit: people count a longer time in hours.
export const REMINDER_AMOUNT_MIN = 1
export const REMINDER_AMOUNT_MAX = { minutes: 1_440, hours: 720, days: 30 } as const
export const OVERRIDES_MAX = 400
export const RANGES_PER_DAY_MAX = 12
// The maximum for one question about slots; calendars ask month by month.
export const SLOT_QUERY_DAYS_MAX = 366
/** Per account. */
export const PASSKEYS_MAX = 20
export const SESSION_DAYS = 30
/** A part of a page that has not loaded by then is reported as missing. */
export const PART_LOAD_SECONDS = 120
// How far from a lost slot we look for other times.
export const NEAREST_SLOT_DAYS = 31
export const EMBED_TEXT_MAX = 80
export const ALLOWED_SITES_MAX = 50
// Far more than anybody arranges by hand. Lists are shown whole.
export const EVENT_TYPES_MAX = 200
export const SCHEDULES_MAX = 100
export const ONE_OFFS_MAX = 200
// Per one-off or poll. Nobody reads more.
export const PICKED_TIMES_MAX = 100
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
export const WEBHOOK_DELIVERIES_SHOWN = 50
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
