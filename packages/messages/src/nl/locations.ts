import type { texts as source } from '../en/locations.ts'
import type { Translated } from '../translate.ts'

export const texts: Translated<typeof source, 'nl'> = {
  'location.address': 'Adres',
  'location.phone_call': 'Telefoongesprek',
  'location.invitee_phone': 'Ik bel de genodigde',
  'location.google_meet': 'Google Meet',
  'location.microsoft_teams': 'Microsoft Teams',
  'location.zoom': 'Zoom',
  'location.custom': 'Aangepast',
  'location.address_example': 'Straat, nummer, plaats',
  'location.phone_call_example': 'Nummer dat genodigden bellen',
  'location.custom_example': 'Zeg in je eigen woorden waar',
  'location.invitee_phone_hint':
    'We vragen de genodigde om een nummer. Je vindt het in de e-mail, de agenda en de boeking.',
  'location.room_url': 'Je link voor de afspraak (optioneel)',
  'location.room_url_hint':
    'Genodigden krijgen hem zodra ze hebben geboekt. Laat leeg om er zelf een te sturen.',
  'location.room_made': '{account} maakt voor elke afspraak een link.',
  'location.room_made_hint': 'Genodigden krijgen hem zodra ze hebben geboekt.',
  'location.room_own': 'Mijn eigen link gebruiken',
  'location.room_instead':
    'We gebruiken deze link. Verwijder hem, dan maakt {account} er voor elke afspraak een.',
  'location.room_broken': 'Koppel {account} opnieuw om links te laten maken.',
  'location.room_reconnect': 'Opnieuw koppelen',
  'location.proposed': 'Ik mail je de details',
  'location.add': 'Locatie toevoegen',
  'location.remove': '{name} verwijderen',
  'location.details_missing': 'Kan de locatiegegevens niet ophalen',
  'location.details_missing_text':
    'Er is nog geen link om deel te nemen. Controleer of {name} is gekoppeld, of stuur je eigen link.',
  'location.not_connected': '{name} is niet gekoppeld',
  'location.connect': '{name} koppelen',
  'location.none': 'Er moet één locatie zijn gekozen',
  'location.invitee_chooses': 'De genodigde kiest een hiervan.',
}
