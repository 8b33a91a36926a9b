import type { texts as source } from '../en/extension-errors.ts'
import type { Translated } from '../translate.ts'

export const texts: Translated<typeof source, 'dk'> = {
  'extension.error_rate_limited': 'For mange forsøg. Prøv igen om nogle minutter.',
  'extension.error_upgrade_required': 'Opgrader din plan for at få adgang til denne funktion.',
  'extension.error_not_allowed': 'Ikke tilladt',
  'extension.error_role_not_allowed': 'Ikke tilladt. Spørg ejeren af din organisation.',
  'extension.error_not_shown_to_role': 'Det findes ikke, eller du har ikke adgang.',
  'extension.error_not_verified': 'Bekræft din mailadresse først. Vi har sendt dig en kode.',
  'extension.error_event_limit_reached': 'Du har nået grænsen for mødetyper og indlejringer',
  'extension.error_event_type_not_found': 'Denne mødetype er slettet',
  'extension.error_link_expired': 'Linket er udløbet',
  'extension.error_campaign_not_found': 'Denne kampagne findes ikke længere',
  'extension.error_one_off_not_found': 'Dette engangsmøde er slettet',
  'extension.error_one_off_limit_reached': 'Du har nået grænsen på 200 engangsmøder. Slet et først.',
  'extension.error_event_type_off': 'Denne mødetype er slået fra. Slå den til i dit dashboard.',
  'extension.error_not_shown_to_key':
    'Udvidelsen har ikke adgang til dette. Åbn dens indstillinger, og forbind igen.',
  'extension.error_key_not_allowed':
    'Udvidelsen har ikke lov til dette. Åbn dens indstillinger, og forbind igen.',
}
