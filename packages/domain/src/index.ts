export type { DateOverride, HourRange, Hours, WeeklyHours } from './availability.ts'
export { bookingOutcome, mayCancel, mayReschedule } from './bookings.ts'
export type { BookingTimes, ChangeDecision, ChangedBy } from './bookings.ts'
export { datesBetween, daysBetween, daysInMonth } from './calendar-days.ts'
export { addMonths, inSameMonth, monthStart, sheetOf, weekStartOf } from './calendar-sheet.ts'
export { contrastRatio, mixColours, nearestReadable, normaliseHex, readableTextOn } from './colours.ts'
export { EMAIL, isEmail } from './email.ts'
export { isEventLimitReached } from './event-limit.ts'
export type { EventCounts } from './event-limit.ts'
export { eventTypeProblems } from './event-type-problems.ts'
export type { EventTypeProblem } from './event-type-problems.ts'
export { holdUntil, isStillBusy, mailAgainAt } from './holds.ts'
export { escapeHtml, escapeText } from './html-text.ts'
export { hoursProblemPath, hoursProblems } from './hours-problems.ts'
export type { HoursProblem } from './hours-problems.ts'
export * as limits from './limits.ts'
export {
  dialUrl,
  INVITEE_PHONE,
  isRoom,
  linkIn,
  LOCATION_KINDS,
  locationNeedsValue,
  roomUrl,
} from './locations.ts'
export type { LocationKind, RoomKind } from './locations.ts'
export { addDays, isPlainDate, weekdayOf } from './plain-date.ts'
export { agreedOption, POLL_ENDINGS, rankOptions, VOTE_ANSWERS } from './polls/ranking.ts'
export type { OptionTally, PollEnding, RequiredVoter, VoteAnswer } from './polls/ranking.ts'
export { mayWriteToStranger, strangersADay } from './mails/strangers.ts'
export type { SentToday, StrangerCause } from './mails/strangers.ts'
export { isVoteChangeSeen } from './polls/seen.ts'
export type { SeenVote } from './polls/seen.ts'
export { questionsAt } from './questions-at.ts'
export { answerProblems, OPTION_QUESTION_TYPES, TEXT_QUESTION_TYPES } from './questions.ts'
export type { Answer } from './questions.ts'
export { doPointsStand, isOnePerson } from './referrals.ts'
export type { Traces, WentBack } from './referrals.ts'
export { reminderInstants } from './reminders.ts'
export type { Reminder } from './reminders.ts'
export { borrowsName } from './borrowed-name.ts'
export { isPersonName } from './person-name.ts'
export { shownLine, shownLines } from './shown-text.ts'
export { explainCommonSlot, findCommonSlots } from './slots/common-slots.ts'
export { explainSlot } from './slots/explain-slot.ts'
export { findSlots } from './slots/find-slots.ts'
export { lossOf } from './slots/loss.ts'
export { nearestSlots } from './slots/nearest-slots.ts'
export type {
  BookingLimits,
  BookingWindow,
  Busy,
  BusyTime,
  Reason,
  SlotQuestion,
  SlotRules,
} from './slots/question.ts'
export { readingSpans } from './slots/reading-spans.ts'
export { busyWhenUnread, isFreeUnread } from './slots/unread-source.ts'
export { bookableSpan } from './slots/window.ts'
export { inLatinLetters } from './latin-letters.ts'
export { slugFrom } from './slug-from.ts'
export { isNameless, NAMELESS_LINK, RESERVED_SLUGS, SLUG_MAX, SLUG_MIN, slugProblem } from './slugs.ts'
export { ACCENT, DARK, isSpace, LIGHT, RADII, TYPE } from './tokens.ts'
export { DAY, HOUR, MINUTE, WEEKDAYS } from './time.ts'
export type { Instant, Interval, Minutes, PlainDate, TimeZone, WallTime, Weekday } from './time.ts'
export { videoKindOf, videoPlayerUrl } from './videos.ts'
export { minuteOfDay, WALL_TIME, wallTime } from './wall-time.ts'
export { hasWebAddress, withScheme } from './web-address.ts'
export { isTimeZone, readZonesFrom, toldOffsetAt } from './zones/changes.ts'
export type { ZoneRecord, ZoneSource } from './zones/changes.ts'
export { clockChangeBetween, clockChanges, isShownTwice } from './zones/clock-changes.ts'
export type { ClockChange } from './zones/clock-changes.ts'
export { tellZones, toldZones } from './zones/told.ts'
export { isToldOtherwise } from './zones/told-otherwise.ts'
export { dateOf, instantOf, offsetAt, wallTimeOf } from './zones/zones.ts'
