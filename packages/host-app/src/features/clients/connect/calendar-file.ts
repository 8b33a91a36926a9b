// Everything else in a calendar says what somebody does, and with whom. It does not leave the browser.
const KEPT = new Set(
  'BEGIN END VERSION UID DTSTART DTEND DURATION RRULE RDATE EXDATE RECURRENCE-ID STATUS TRANSP FREEBUSY TZID TZOFFSETFROM TZOFFSETTO X-WR-TIMEZONE X-MICROSOFT-CDO-BUSYSTATUS'.split(
    ' ',
  ),
)

/** The lines of an iCalendar text that say when somebody is busy (RFC 5545). Lines that continue another one go with it. */
export function busyLinesOf(text: string): string {
  const lines = text.split(/\r\n|\n|\r/)
  let isKept = false
  const kept = lines.filter((line) => {
    if (!/^[ \t]/.test(line)) isKept = KEPT.has(line.split(/[:;]/, 1)[0]?.toUpperCase() ?? '')
    return isKept
  })
  return `${kept.join('\r\n')}\r\n`
}
