import type { texts as source } from '../en/extension-errors.ts'
import type { Translated } from '../translate.ts'

export const texts: Translated<typeof source, 'nl'> = {
  'extension.error_rate_limited': 'Te veel pogingen. Probeer het over een paar minuten opnieuw.',
  'extension.error_upgrade_required': 'Upgrade je pakket om deze functie te gebruiken.',
  'extension.error_not_allowed': 'Niet toegestaan',
  'extension.error_role_not_allowed': 'Niet toegestaan. Vraag het de eigenaar van je organisatie.',
  'extension.error_not_shown_to_role': 'Dit bestaat niet, of je hebt geen toegang.',
  'extension.error_not_verified': 'Bevestig eerst je e-mailadres. We hebben je een code gestuurd.',
  'extension.error_event_limit_reached': 'Je hebt de limiet voor afspraaktypen bereikt',
  'extension.error_event_type_not_found': 'Dit afspraaktype is verwijderd',
  'extension.error_link_expired': 'Link verlopen',
  'extension.error_campaign_not_found': 'Deze campagne bestaat niet meer',
  'extension.error_one_off_not_found': 'Deze eenmalige afspraak is verwijderd',
  'extension.error_one_off_limit_reached':
    'Je hebt de limiet van 200 eenmalige afspraken bereikt. Verwijder er eerst een.',
  'extension.error_event_type_off': 'Dit afspraaktype staat uit. Zet het aan in je dashboard.',
  'extension.error_not_shown_to_key':
    'De extensie heeft hier geen toegang toe. Open de instellingen ervan en koppel opnieuw.',
  'extension.error_key_not_allowed':
    'De extensie mag dit niet doen. Open de instellingen ervan en koppel opnieuw.',
}
