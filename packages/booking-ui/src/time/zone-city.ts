import type { TimeZone } from '@scheduling/domain'

// Browsers still report the names of before; people know the places by the names of today.
const RENAMED: Record<string, string> = {
  Calcutta: 'Kolkata',
  Katmandu: 'Kathmandu',
  Kiev: 'Kyiv',
  Rangoon: 'Yangon',
  Saigon: 'Ho Chi Minh City',
  Godthab: 'Nuuk',
  Faeroe: 'Faroe',
}

/** `Ho Chi Minh City` for `Asia/Saigon`. */
export function zoneCity(zone: TimeZone): string {
  const city = (zone.split('/').at(-1) ?? zone).replaceAll('_', ' ')
  return RENAMED[city] ?? city
}
