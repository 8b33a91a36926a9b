import type { texts as source } from '../en/extension-errors.ts'
import type { Translated } from '../translate.ts'

export const texts: Translated<typeof source, 'it'> = {
  'extension.error_rate_limited': 'Troppi tentativi. Riprova tra qualche minuto.',
  'extension.error_upgrade_required': 'Fai l’upgrade del piano per usare questa funzionalità.',
  'extension.error_not_allowed': 'Non consentito',
  'extension.error_role_not_allowed': 'Non consentito. Chiedi a chi è titolare della tua organizzazione.',
  'extension.error_not_shown_to_role': 'Non esiste o non hai accesso.',
  'extension.error_not_verified': 'Prima conferma la tua email. Ti abbiamo inviato un codice.',
  'extension.error_event_limit_reached': 'Hai raggiunto il limite di eventi',
  'extension.error_event_type_not_found': 'Questo tipo di evento è stato eliminato',
  'extension.error_link_expired': 'Link scaduto',
  'extension.error_campaign_not_found': 'Questa campagna non esiste più',
  'extension.error_one_off_not_found': 'Questa riunione una tantum è stata eliminata',
  'extension.error_one_off_limit_reached':
    'Hai raggiunto il limite di 200 riunioni una tantum. Prima eliminane una.',
  'extension.error_event_type_off': 'Questo tipo di evento è disattivato. Attivalo nella dashboard.',
  'extension.error_not_shown_to_key':
    'L’estensione non ha accesso a questo. Apri le sue impostazioni e ricollegala.',
  'extension.error_key_not_allowed':
    'L’estensione non è autorizzata a farlo. Apri le sue impostazioni e ricollegala.',
}
