import type { texts as source } from '../en/extension-errors.ts'
import type { Translated } from '../translate.ts'

export const texts: Translated<typeof source, 'no'> = {
  'extension.error_rate_limited': 'For mange forsøk. Prøv igjen om noen minutter.',
  'extension.error_upgrade_required': 'Oppgrader planen din for å få tilgang til denne funksjonen.',
  'extension.error_not_allowed': 'Ikke tillatt',
  'extension.error_role_not_allowed': 'Ikke tillatt. Spør eieren av organisasjonen.',
  'extension.error_not_shown_to_role': 'Dette finnes ikke, eller du har ikke tilgang.',
  'extension.error_not_verified': 'Bekreft e-postadressen din først. Vi har sendt deg en kode.',
  'extension.error_event_limit_reached': 'Du har nådd grensen for møtetyper og innebygginger',
  'extension.error_event_type_not_found': 'Denne møtetypen er slettet',
  'extension.error_link_expired': 'Lenken er utløpt',
  'extension.error_campaign_not_found': 'Denne kampanjen finnes ikke lenger',
  'extension.error_one_off_not_found': 'Dette engangsmøtet er slettet',
  'extension.error_one_off_limit_reached': 'Du har nådd grensen på 200 engangsmøter. Slett et først.',
  'extension.error_event_type_off': 'Denne møtetypen er slått av. Slå den på i kontrollpanelet.',
  'extension.error_not_shown_to_key':
    'Utvidelsen har ikke tilgang til dette. Åpne innstillingene for den, og koble til på nytt.',
  'extension.error_key_not_allowed':
    'Utvidelsen har ikke lov til å gjøre dette. Åpne innstillingene for den, og koble til på nytt.',
}
