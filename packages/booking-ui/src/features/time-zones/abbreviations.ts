import type { TimeZone } from '@scheduling/domain'

/** Zones with abbreviations for their time, and for that of all other zones whose time has the same name. */
export const ABBREVIATIONS = `America/New_York ET EST EDT
America/Jamaica EST
America/Chicago CT CST CDT
America/Costa_Rica CST
America/Denver MT MST MDT
America/Phoenix MST
America/Los_Angeles PT PST PDT
America/Anchorage AKST AKDT
Pacific/Honolulu HST
America/Halifax AT AST ADT
America/Puerto_Rico AST
America/St_Johns NST NDT
America/Sao_Paulo BRT
America/Argentina/Buenos_Aires ART
America/Bogota COT
Africa/Abidjan GMT
Europe/London GMT BST
Europe/Dublin GMT IST
Europe/Lisbon WET WEST
Europe/Berlin CET CEST MEZ MESZ
Europe/Athens EET EEST
Europe/Moscow MSK
Europe/Istanbul TRT
Asia/Jerusalem IST IDT
Africa/Johannesburg SAST
Africa/Nairobi EAT
Africa/Lagos WAT
Africa/Maputo CAT
Asia/Riyadh AST
Asia/Dubai GST
Asia/Karachi PKT
Asia/Kolkata IST
Asia/Dhaka BST
Asia/Bangkok ICT
Asia/Jakarta WIB
Asia/Singapore SGT
Asia/Kuala_Lumpur MYT
Asia/Hong_Kong HKT
Asia/Shanghai CST
Asia/Manila PHT PST
Asia/Tokyo JST
Asia/Seoul KST
Australia/Perth AWST
Australia/Darwin ACST
Australia/Adelaide ACST ACDT
Australia/Brisbane AEST
Australia/Sydney AET AEST AEDT
Pacific/Auckland NZST NZDT
UTC GMT`
  .split('\n')
  .map((line) => line.split(' ') as [TimeZone, ...string[]])
