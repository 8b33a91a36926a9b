// The zone names that Outlook and Exchange write, each with its largest city. Rarer ones are read as the visitor's
// zone.
const NAMES =
  'Dateline:Etc/GMT+12,Hawaiian:Pacific/Honolulu,Alaskan:America/Anchorage,Pacific:America/Los_Angeles,' +
  'US Mountain:America/Phoenix,Mountain:America/Denver,Central America:America/Guatemala,Central:America/Chicago,' +
  'Canada Central:America/Regina,SA Pacific:America/Bogota,Eastern:America/New_York,US Eastern:America/Indianapolis,' +
  'Atlantic:America/Halifax,Pacific SA:America/Santiago,Newfoundland:America/St_Johns,' +
  'E. South America:America/Sao_Paulo,Argentina:America/Buenos_Aires,Azores:Atlantic/Azores,GMT:Europe/London,' +
  'Greenwich:Africa/Abidjan,Morocco:Africa/Casablanca,W. Europe:Europe/Berlin,Central Europe:Europe/Budapest,' +
  'Romance:Europe/Paris,Central European:Europe/Warsaw,W. Central Africa:Africa/Lagos,GTB:Europe/Bucharest,' +
  'E. Europe:Europe/Chisinau,FLE:Europe/Kiev,Egypt:Africa/Cairo,South Africa:Africa/Johannesburg,' +
  'Israel:Asia/Jerusalem,Turkey:Europe/Istanbul,Arab:Asia/Riyadh,Arabic:Asia/Baghdad,Russian:Europe/Moscow,' +
  'Belarus:Europe/Minsk,E. Africa:Africa/Nairobi,Iran:Asia/Tehran,Arabian:Asia/Dubai,Georgian:Asia/Tbilisi,' +
  'West Asia:Asia/Tashkent,Pakistan:Asia/Karachi,India:Asia/Calcutta,Nepal:Asia/Katmandu,' +
  'Bangladesh:Asia/Dhaka,SE Asia:Asia/Bangkok,China:Asia/Shanghai,Singapore:Asia/Singapore,Taipei:Asia/Taipei,' +
  'W. Australia:Australia/Perth,Tokyo:Asia/Tokyo,Korea:Asia/Seoul,Cen. Australia:Australia/Adelaide,' +
  'AUS Central:Australia/Darwin,E. Australia:Australia/Brisbane,AUS Eastern:Australia/Sydney,' +
  'Tasmania:Australia/Hobart,New Zealand:Pacific/Auckland,Fiji:Pacific/Fiji'

/** `Romance Standard Time` to `Europe/Paris`. */
export const WINDOWS_ZONES: Readonly<Record<string, string | undefined>> = {
  UTC: 'UTC',
  ...Object.fromEntries(
    NAMES.split(',').map((pair) => {
      const [name, zone] = pair.split(':')
      return [`${name} Standard Time`, zone]
    }),
  ),
}
