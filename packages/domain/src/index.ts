export type { DateOverride, HourRange, Hours, WeeklyHours } from './availability/availability.ts'
export { bookingOutcome, mayCancel, mayReschedule } from './bookings/bookings.ts'
export type { BookingTimes, ChangeDecision, ChangedBy } from './bookings/bookings.ts'
export { datesBetween, daysBetween, daysInMonth } from './time/calendar-days.ts'
export { addMonths, inSameMonth, monthStart, sheetOf, weekStartOf } from './time/calendar-sheet.ts'
export { contrastRatio, mixColors, nearestReadable, normalizeHex, readableTextOn } from './text/colors.ts'
export { BYTE_ORDER_MARK, cellAsGiven, csvLine } from './text/csv.ts'
export type { CsvCell } from './text/csv.ts'
export { EMAIL, isEmail } from './text/email.ts'
export { addressesIn, distinctGuests } from './bookings/guests.ts'
export { folded } from './text/folded.ts'
export { eventTypeProblems } from './event-types/event-type-problems.ts'
export type { EventTypeProblem } from './event-types/event-type-problems.ts'
export { approvalUntil, holdUntil, isStillBusy, mailAgainAt } from './bookings/holds.ts'
export { escapeHtml, escapeText } from './text/html-text.ts'
export { withDaysOff } from './availability/days-off.ts'
export type { DateRange, DaysOff, Holiday } from './availability/days-off.ts'
export { hoursProblemPath, hoursProblems } from './availability/hours-problems.ts'
export type { HoursProblem } from './availability/hours-problems.ts'
export * as limits from './limits.ts'
export {
  dialUrl,
  INVITEE_PHONE,
  isRoom,
  linkIn,
  locationNeedsValue,
  roomUrl,
} from './event-types/locations.ts'
export type { PlaceKind } from './event-types/locations.ts'
export { addDays, isPlainDate, weekdayOf } from './time/plain-date.ts'
export { agreedOption, POLL_ENDINGS, rankOptions, VOTE_ANSWERS } from './polls/ranking.ts'
export type { OptionTally, PollEnding, RequiredVoter, VoteAnswer } from './polls/ranking.ts'
export { mayWriteToStranger, strangersADay } from './mails/strangers.ts'
export type { SentToday, StrangerCause } from './mails/strangers.ts'
export {
  fieldNameOf,
  fieldsIn,
  isUnfilled,
  mergeFields,
  mergeUrl,
  urlTemplateProblem,
  USUAL_FALLBACKS,
} from './merge-fields/merge-fields.ts'
export type { FieldValues } from './merge-fields/merge-fields.ts'
export { isVoteChangeSeen } from './polls/seen.ts'
export { pollStateAt } from './polls/poll-state.ts'
export { fullOptionsOf, isOptionFull, voteProblems } from './polls/vote-problems.ts'
export type { VoteProblem } from './polls/vote-problems.ts'
export type { SeenVote } from './polls/seen.ts'
export { questionsAt } from './event-types/questions-at.ts'
export {
  answerProblems,
  OPTION_QUESTION_TYPES,
  TEXT_QUESTION_TYPES,
  withLatinPhoneNumbers,
} from './event-types/questions.ts'
export type { Answer } from './event-types/questions.ts'
export { pointBalance, pointsAbout } from './points.ts'
export type { PointBalance, PointEntry, PointEntryKind } from './points.ts'
export {
  arePointsValid,
  hasEarned,
  invitationStatus,
  isOnePerson,
  mailboxOf,
  mayRemind,
} from './referrals.ts'
export type { Earning, Traces, WentBack } from './referrals.ts'
export { reminderInstants } from './event-types/reminders.ts'
export type { Reminder } from './event-types/reminders.ts'
export { borrowsName } from './names/borrowed-name.ts'
export { isPersonName } from './names/person-name.ts'
export { latinDigits } from './text/latin-digits.ts'
export { shownLine, shownLines } from './text/shown-text.ts'
export { explainSlot } from './slots/explain-slot.ts'
export { explainTeamSlot } from './slots/explain-team-slot.ts'
export { findSlots } from './slots/find-slots.ts'
export { publicReason } from './slots/unavailable-reason.ts'
export { nearestSlots } from './slots/nearest-slots.ts'
export type {
  BookingLimits,
  BookingWindow,
  Busy,
  BusyTime,
  ClosedTime,
  Reason,
  SlotQuestion,
  SlotRules,
} from './slots/question.ts'
export { readingSpans } from './slots/reading-spans.ts'
export { busyWhenUnread, isFreeUnread } from './slots/unread-source.ts'
export { chooseInOrder, isMet } from './slots/team.ts'
export type { Need, TeamQuestion } from './slots/team.ts'
export { findTeamSlots } from './slots/team-slots.ts'
export { bookableSpan } from './slots/window.ts'
export { slugFrom } from './names/slug-from.ts'
export { isNameless, NAMELESS_LINK, RESERVED_SLUGS, SLUG_MAX, SLUG_MIN, slugProblem } from './names/slugs.ts'
export { TURN_PERIODS, turnPeriodOf } from './teams/period.ts'
export type { TurnPeriod } from './teams/period.ts'
export { FIXED_PART, partOfEverybody, TEAM_KINDS, teamGaps, teamProblems } from './teams/team-problems.ts'
export type { Team, TeamMember, TeamProblem } from './teams/team-problems.ts'
export { afterTurn, inTurn, tooFarAhead, TURN_CAUSES, turnOf, withNewcomers } from './teams/turn.ts'
export type { PoolPerson, TurnCounts } from './teams/turn.ts'
export { ACCENT, DARK, isSpace, LIGHT, RADII, TYPE } from './tokens.ts'
export { DAY, HOUR, MINUTE, WEEKDAYS } from './time/time.ts'
export type { Instant, Interval, Minutes, PlainDate, TimeZone, WallTime, Weekday } from './time/time.ts'
export type { LinkedVideo } from './event-types/videos.ts'
export {
  linkedVideoAddress,
  linkedVideoNamed,
  linkedVideoOf,
  linkedVideoPlayer,
  videoKindOf,
  videoPlayerUrl,
} from './event-types/videos.ts'
export { minuteOfDay, WALL_TIME, wallTime } from './time/wall-time.ts'
export { hasWebAddress, withScheme } from './text/web-address.ts'
export { isTimeZone, readZonesFrom, canonicalZone, overriddenOffsetAt } from './zones/changes.ts'
export type { ZoneRecord, ZoneSource } from './zones/changes.ts'
export { clockChangeBetween, clockChanges, isShownTwice } from './zones/clock-changes.ts'
export type { ClockChange } from './zones/clock-changes.ts'
export { encodeZones, decodeZones } from './zones/encoding.ts'
export { differsFromRuntime } from './zones/runtime-difference.ts'
export { sheetsSpan } from './zones/sheets-span.ts'
export { dateOf, instantOf, offsetAt, wallTimeOf } from './zones/zones.ts'
