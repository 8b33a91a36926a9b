import type { texts as source } from '../en/extension-errors.ts'
import type { Translated } from '../translate.ts'

export const texts: Translated<typeof source, 'cz'> = {
  'extension.error_rate_limited': 'Příliš mnoho pokusů. Zkuste to znovu za pár minut.',
  'extension.error_upgrade_required': 'Pro přístup k této funkci upgradujte svůj tarif.',
  'extension.error_not_allowed': 'Není povoleno',
  'extension.error_role_not_allowed': 'Není povoleno. Obraťte se na vlastníka organizace.',
  'extension.error_not_shown_to_role': 'Toto neexistuje nebo k tomu nemáte přístup.',
  'extension.error_not_verified': 'Nejprve potvrďte svůj e-mail. Poslali jsme vám kód.',
  'extension.error_event_limit_reached': 'Limit typů událostí a widgetů je vyčerpaný',
  'extension.error_event_type_not_found': 'Tento typ události byl smazán',
  'extension.error_link_expired': 'Platnost odkazu vypršela',
  'extension.error_campaign_not_found': 'Tato kampaň už neexistuje',
  'extension.error_one_off_not_found': 'Tato jednorázová schůzka byla smazána',
  'extension.error_one_off_limit_reached':
    'Limit 200 jednorázových schůzek je vyčerpaný. Nejprve jednu smažte.',
  'extension.error_event_type_off': 'Tento typ události je vypnutý. Zapněte ho ve svém panelu.',
  'extension.error_not_shown_to_key':
    'Rozšíření k tomu nemá přístup. Otevřete jeho nastavení a připojte ho znovu.',
  'extension.error_key_not_allowed':
    'Rozšíření to nesmí udělat. Otevřete jeho nastavení a připojte ho znovu.',
}
