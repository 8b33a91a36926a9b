/** Ordinary zones, and zones with surprising clock changes. */
export const ZONES = [
  'UTC',
  'Africa/Cairo', // midnight changes, and years with four
  'Africa/Casablanca', // back for Ramadan
  'Africa/El_Aaiun',
  'Africa/Lagos',
  'Africa/Monrovia', // -00:44:30 until 1972
  'America/Anchorage',
  'America/Asuncion', // midnight changes
  'America/Caracas', // -04:30 from 2007 to 2016
  'America/Chicago',
  'America/Havana', // midnight changes
  'America/Los_Angeles',
  'America/New_York',
  'America/Noronha', // two changes within a week
  'America/Nuuk', // on Saturday evening
  'America/Phoenix',
  'America/Santiago',
  'America/Sao_Paulo', // midnight changes until 2019
  'America/Scoresbysund',
  'America/St_Johns', // set back from 00:01 to 23:01 until 2011
  'Antarctica/Troll', // two hours
  'Asia/Amman',
  'Asia/Beirut', // midnight changes
  'Asia/Damascus',
  'Asia/Gaza',
  'Asia/Hong_Kong',
  'Asia/Jerusalem',
  'Asia/Kathmandu',
  'Asia/Kolkata',
  'Asia/Pyongyang', // half an hour, twice
  'Asia/Shanghai',
  'Asia/Tehran', // midnight changes
  'Asia/Tokyo',
  'Atlantic/Azores',
  'Australia/Adelaide',
  'Australia/Eucla',
  'Australia/Lord_Howe', // half an hour
  'Australia/Sydney',
  'Europe/Amsterdam',
  'Europe/Berlin',
  'Europe/Dublin', // negative in winter
  'Europe/Istanbul',
  'Europe/Lisbon',
  'Europe/London',
  'Europe/Moscow',
  'Europe/Paris',
  'Pacific/Apia', // without 2011-12-30
  'Pacific/Auckland',
  'Pacific/Chatham',
  'Pacific/Easter',
  'Pacific/Kiritimati', // without 1994-12-31
  'Pacific/Kwajalein', // without 1993-08-21
  'Pacific/Marquesas',
  'Pacific/Norfolk',
] as const

/** Every change of the clock of a zone between two years. */
export function changesOf(zone: string, fromYear: number, toYear: number): number[] {
  const changes: number[] = []
  const start = new Temporal.PlainDate(fromYear, 1, 1).toZonedDateTime(zone)
  let change = start.getTimeZoneTransition('next')
  while (change && change.year <= toYear) {
    changes.push(change.epochMilliseconds)
    change = change.getTimeZoneTransition('next')
  }
  return changes
}
