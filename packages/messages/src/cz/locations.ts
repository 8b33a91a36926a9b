import type { texts as source } from '../en/locations.ts'
import type { Translated } from '../translate.ts'

export const texts: Translated<typeof source, 'cz'> = {
  'location.address': 'Adresa',
  'location.phone_call': 'Telefonát',
  'location.invitee_phone': 'Zavolám účastníkovi',
  'location.google_meet': 'Google Meet',
  'location.microsoft_teams': 'Microsoft Teams',
  'location.zoom': 'Zoom',
  'location.custom': 'Vlastní',
  'location.address_example': 'Ulice, číslo, město',
  'location.phone_call_example': 'Číslo, na které účastníci volají',
  'location.custom_example': 'Napište kde, vlastními slovy',
  'location.invitee_phone_hint':
    'Účastníka požádáme o číslo. Najdete ho v e-mailu, v kalendáři a v rezervaci.',
  'location.room_url': 'Váš odkaz na schůzku (nepovinné)',
  'location.room_url_hint':
    'Účastníci ho dostanou po rezervaci. Pokud ho chcete poslat osobně, nechte prázdné.',
  'location.room_made': '{account} vytvoří odkaz pro každou schůzku.',
  'location.room_made_hint': 'Účastníci ho dostanou po rezervaci.',
  'location.room_own': 'Použít vlastní odkaz',
  'location.room_instead':
    'Používáme tento odkaz. Když ho odeberete, {account} vytvoří odkaz pro každou schůzku.',
  'location.room_broken': 'Připojte znovu {account}, aby bylo možné vytvářet odkazy.',
  'location.room_reconnect': 'Připojit znovu',
  'location.proposed': 'Podrobnosti vám pošlu e-mailem',
  'location.add': 'Přidat místo',
  'location.remove': 'Odebrat: {name}',
  'location.details_missing': 'Podrobnosti o místě se nepodařilo získat',
  'location.details_missing_text':
    'Zatím není odkaz pro připojení. Zkontrolujte, zda je {name} připojeno, nebo pošlete vlastní odkaz.',
  'location.not_connected': '{name} není připojeno',
  'location.connect': 'Připojit {name}',
  'location.none': 'Je nutné vybrat alespoň jedno místo',
  'location.invitee_chooses': 'Účastník si jedno z nich vybere.',
}
