import type { texts as source } from '../en/extension-errors.ts'
import type { Translated } from '../translate.ts'

export const texts: Translated<typeof source, 'pl'> = {
  'extension.error_rate_limited': 'Zbyt wiele prób. Spróbuj ponownie za kilka minut.',
  'extension.error_upgrade_required': 'Ulepsz swój plan, aby korzystać z tej funkcji.',
  'extension.error_not_allowed': 'Brak uprawnień',
  'extension.error_role_not_allowed': 'Brak uprawnień. Zapytaj właściciela swojej organizacji.',
  'extension.error_not_shown_to_role': 'To nie istnieje lub nie masz dostępu.',
  'extension.error_not_verified': 'Najpierw potwierdź swój adres e-mail. Wysłaliśmy Ci kod.',
  'extension.error_event_limit_reached': 'Osiągnięto limit typów wydarzeń i widżetów',
  'extension.error_event_type_not_found': 'Ten typ wydarzenia został usunięty',
  'extension.error_link_expired': 'Link wygasł',
  'extension.error_campaign_not_found': 'Ta kampania już nie istnieje',
  'extension.error_one_off_not_found': 'To spotkanie jednorazowe zostało usunięte',
  'extension.error_one_off_limit_reached': 'Osiągnięto limit 200 spotkań jednorazowych. Najpierw usuń jedno.',
  'extension.error_event_type_off': 'Ten typ wydarzenia jest wyłączony. Włącz go w swoim panelu.',
  'extension.error_not_shown_to_key':
    'Rozszerzenie nie ma do tego dostępu. Otwórz jego ustawienia i połącz ponownie.',
  'extension.error_key_not_allowed':
    'Rozszerzenie nie może tego zrobić. Otwórz jego ustawienia i połącz ponownie.',
}
