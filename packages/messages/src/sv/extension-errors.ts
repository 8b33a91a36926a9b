import type { texts as source } from '../en/extension-errors.ts'
import type { Translated } from '../translate.ts'

export const texts: Translated<typeof source, 'sv'> = {
  'extension.error_rate_limited': 'För många försök. Försök igen om några minuter.',
  'extension.error_upgrade_required': 'Uppgradera din plan för att använda den här funktionen.',
  'extension.error_not_allowed': 'Inte tillåtet',
  'extension.error_role_not_allowed': 'Inte tillåtet. Fråga ägaren av din organisation.',
  'extension.error_not_shown_to_role': 'Det här finns inte, eller så har du inte åtkomst.',
  'extension.error_not_verified': 'Bekräfta din e-postadress först. Vi har skickat en kod till dig.',
  'extension.error_event_limit_reached': 'Du har nått gränsen för mötestyper',
  'extension.error_event_type_not_found': 'Mötestypen har raderats',
  'extension.error_link_expired': 'Länken har gått ut',
  'extension.error_campaign_not_found': 'Kampanjen finns inte längre',
  'extension.error_one_off_not_found': 'Det här engångsmötet har raderats',
  'extension.error_one_off_limit_reached': 'Du har nått gränsen på 200 engångsmöten. Radera ett först.',
  'extension.error_event_type_off': 'Mötestypen är avstängd. Slå på den i din kontrollpanel.',
  'extension.error_not_shown_to_key':
    'Tillägget har inte åtkomst till det här. Öppna dess inställningar och anslut igen.',
  'extension.error_key_not_allowed':
    'Tillägget får inte göra det här. Öppna dess inställningar och anslut igen.',
}
