import type { texts as source } from '../en/extension-errors.ts'
import type { Translated } from '../translate.ts'

export const texts: Translated<typeof source, 'ro'> = {
  'extension.error_rate_limited': 'Prea multe încercări. Încearcă din nou peste câteva minute.',
  'extension.error_upgrade_required': 'Fă upgrade la planul tău pentru a folosi această funcție.',
  'extension.error_not_allowed': 'Nepermis',
  'extension.error_role_not_allowed': 'Nepermis. Întreabă proprietarul organizației tale.',
  'extension.error_not_shown_to_role': 'Nu există sau nu ai acces.',
  'extension.error_not_verified': 'Confirmă-ți mai întâi e-mailul. Ți-am trimis un cod.',
  'extension.error_event_limit_reached': 'Ai atins limita de tipuri de evenimente și widgeturi',
  'extension.error_event_type_not_found': 'Acest tip de eveniment a fost șters',
  'extension.error_link_expired': 'Link expirat',
  'extension.error_campaign_not_found': 'Această campanie nu mai există',
  'extension.error_one_off_not_found': 'Această întâlnire unică a fost ștearsă',
  'extension.error_one_off_limit_reached': 'Ai atins limita de 200 de întâlniri unice. Șterge mai întâi una.',
  'extension.error_event_type_off': 'Acest tip de eveniment este dezactivat. Activează-l în panou.',
  'extension.error_not_shown_to_key':
    'Extensia nu are acces la asta. Deschide-i setările și conectează din nou.',
  'extension.error_key_not_allowed':
    'Extensia nu are voie să facă asta. Deschide-i setările și conecteaz-o din nou.',
}
