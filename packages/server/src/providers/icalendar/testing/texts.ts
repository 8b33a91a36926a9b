export const ME = 'noor@host.example'

export const calendar = (...lines: string[]) =>
  ['BEGIN:VCALENDAR', 'VERSION:2.0', ...lines, 'END:VCALENDAR'].join('\r\n')
export const event = (...lines: string[]) => ['BEGIN:VEVENT', 'UID:one', ...lines, 'END:VEVENT'].join('\r\n')

/** Busy times in March 2027 for somebody in Paris, where clocks go forward on the 28th. */
export function asked(text: string, from = '2027-03-01', to = '2027-04-01', timeZone = 'Europe/Paris') {
  return { text, span: { start: Date.parse(from), end: Date.parse(to) }, timeZone, addresses: [ME] }
}

export const EVERY_SECOND = calendar(
  event('DTSTART:19700101T000000Z', 'DURATION:PT1S', 'RRULE:FREQ=SECONDLY'),
)
