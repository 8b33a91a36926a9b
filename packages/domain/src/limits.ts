// Numbers that the interface, the contract and the server agree on. Source: the specification, section 5 and 9,
// unless a comment gives another reason.
export const TEXT_ANSWER_MAX = 255
export const LARGE_TEXT_ANSWER_MAX = 2_000
export const PASSWORD_MIN = 8
// argon2 takes longer inputs, but nobody types them; a bound keeps hashing cheap to refuse.
export const PASSWORD_MAX = 200
// RFC 5321, section 4.5.3.1.3.
export const EMAIL_MAX = 254
export const NAME_MAX = 100
// E.164 has 15 digits; people write them with words around.
export const PHONE_MAX = 40
export const WELCOME_MESSAGE_MAX = 1_000
export const FEEDBACK_MAX = 4_000
// A photograph of a phone has 3 to 6 MB.
export const IMAGE_BYTES_MAX = 10_000_000
// Of a camera 24 million; what is larger takes more memory than time.
export const IMAGE_PIXELS_MAX = 40_000_000
// How long a picture that another one has replaced is still there for mails that show it.
export const FORMER_IMAGE_DAYS = 30
/** For each person who came by a host's affiliate link and pays for a plan. */
export const REFERRAL_POINTS = 50
/** 50 points are worth 10 dollars (specification, section 1). */
export const POINTS_PER_DOLLAR = 5
/** As gift cards. */
export const GIFT_CARD_POINTS = [50, 100, 250] as const
export const TRIAL_DAYS = 14
// How long an earlier public address still leads to the new one.
export const FORMER_LINK_DAYS = 90
// In which signing in takes a deletion back.
export const DELETION_DAYS = 14
// As long as somebody takes for the steps from canceling a plan to deleting the account.
export const DELETION_GRANT_MINUTES = 10
// How long the file of an export waits to be fetched.
export const EXPORT_DAYS = 7
export const ANALYTICS_DAYS_MAX = 365
export const RETENTION_MONTHS_MAX = 120
// Longer subjects are cut by mail clients.
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
// As long as people take to find a mail, and no longer than a time may be missing from a calendar for nothing.
export const HOLD_MINUTES = 15
export const CONFIRM_CODE_DIGITS = 6
// One in 200,000 that a guess is right.
export const CONFIRM_TRIES_MAX = 5
// Besides the first.
export const CONFIRM_MAILS_AGAIN_MAX = 3
export const CONFIRM_MAIL_AGAIN_SECONDS = 60
export const QUESTIONS_MAX = 20
export const REMINDERS_MAX = 5
// A month before at most, in smaller units no more than people still say in them.
export const REMINDER_AMOUNT_MIN = 1
export const REMINDER_AMOUNT_MAX = { minutes: 1_440, hours: 720, days: 30 } as const
export const OVERRIDES_MAX = 400
export const RANGES_PER_DAY_MAX = 12
// One question for slots covers at most this; calendars ask month by month.
export const SLOT_QUERY_DAYS_MAX = 366
/** Of an account. */
export const PASSKEYS_MAX = 20
export const SESSION_DAYS = 30
/** A part of a page that has not come by then is said to be missing. */
export const PART_LOAD_SECONDS = 120
// How far from a lost slot other times are offered.
export const NEAREST_SLOT_DAYS = 31
export const EMBED_TEXT_MAX = 80
export const ALLOWED_SITES_MAX = 50
// Far more than anybody arranges by hand; lists are shown whole.
export const EVENT_TYPES_MAX = 200
export const SCHEDULES_MAX = 100
export const ONE_OFFS_MAX = 200
// Of a one-off or a poll; more nobody reads.
export const PICKED_TIMES_MAX = 100
export const POLLS_MAX = 200
// Those that were taken away count: a number never means another time.
export const POLL_OPTION_IDS_MAX = 9_999
export const POLL_PEOPLE_MAX = 200
export const POLL_VOTES_MAX = 10_000
export const POLL_CAPACITY_MAX = 10_000
export const COMMENT_MAX = 1_000
export const COMMENTS_MAX = 500
// As many as one page shows at once; the others are asked for.
export const VOTES_SHOWN = 50
export const VOTES_LISTED = 1_000
// How long the link of a one-off or a poll that is over still says so.
export const ENDED_OFFER_DAYS = 90
export const EMBEDS_MAX = 200
// Each takes part in every booking.
export const WEBHOOKS_MAX = 20
export const WEBHOOK_DELIVERIES_SHOWN = 50
/** Of all connections of a host; the lists of providers end there. */
export const CALENDARS_MAX = 250
// Second document, section 5; the name of a country is as long as one gets.
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
// The longest name that IANA has, in any spelling of it, has 32.
export const TIME_ZONE_MAX = 64
// RFC 5646, section 4.4.1: room for every part that a tag can have.
export const LANGUAGE_TAG_MAX = 35
// RFC 1035, section 2.3.4, less the root.
export const DOMAIN_MAX = 253
// A scheme, a domain and a port do not fill it.
export const SITE_MAX = 255
/** Of a campaign's parameters, each: as analytics cut them. */
export const TRACKING_VALUE_MAX = 255
// The longest id of an analytics app has 37.
export const TRACKING_ID_MAX = 40
/** Of what we sign or make up for a link, a page of a list or a consent: two ids and a signature fit. */
export const TOKEN_MAX = 200
// Links are far shorter: what came with an address is taken as it came.
export const VIA_MAX = 200
export const SEARCH_MAX = 100
/** Of one page of the list. */
export const BOOKINGS_LISTED_MAX = 100
// Far more than an account keeps of anything that is put in order.
export const IDS_MAX = 1_000
/** That an operator can give an account. */
export const EVENT_NUMBERS_MAX = 10_000
/** Of an event type, a one-off or a poll: more nobody chooses from. */
export const LOCATIONS_MAX = 10
/** Answers that a question offers. */
export const QUESTION_OPTIONS_MAX = 50
export const QUESTION_ID_MAX = 40
// As the path of a screen with its query.
export const SCREEN_PATH_MAX = 300
/** Made up by the caller, and answered. */
export const REQUEST_KEY_MAX = 100
// Of the providers' the longest: Exchange's have several hundred.
export const CALENDAR_ID_MAX = 1_024
// A month: longer nobody trusts what a calendar said.
export const TRUST_MINUTES_MAX = 43_200
// Microsoft's have more than 1,000.
export const CONSENT_CODE_MAX = 2_000
// A local part of 64, an @ and a domain of 255.
export const PROVIDER_USER_MAX = 320
// Tokens are pasted there as well.
export const PROVIDER_PASSWORD_MAX = 1_000
// Longer than any authenticator's; what is longer is nobody's.
export const PASSKEY_PART_MAX = 8_192
// WebAuthn knows six, with short names.
export const TRANSPORTS_MAX = 10
export const TRANSPORT_NAME_MAX = 40
