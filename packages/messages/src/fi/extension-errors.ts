import type { texts as source } from '../en/extension-errors.ts'
import type { Translated } from '../translate.ts'

export const texts: Translated<typeof source, 'fi'> = {
  'extension.error_rate_limited': 'Liian monta yritystä. Yritä uudelleen muutaman minuutin päästä.',
  'extension.error_upgrade_required': 'Päivitä pakettisi, jotta voit käyttää tätä ominaisuutta.',
  'extension.error_not_allowed': 'Ei sallittu',
  'extension.error_role_not_allowed': 'Ei sallittu. Kysy organisaatiosi omistajalta.',
  'extension.error_not_shown_to_role': 'Tätä ei ole, tai sinulla ei ole siihen oikeutta.',
  'extension.error_not_verified': 'Vahvista ensin sähköpostisi. Lähetimme sinulle koodin.',
  'extension.error_event_limit_reached': 'Tapahtumatyyppien ja upotusten raja on täynnä',
  'extension.error_event_type_not_found': 'Tämä tapahtumatyyppi on poistettu',
  'extension.error_link_expired': 'Linkki vanhentunut',
  'extension.error_campaign_not_found': 'Tätä kampanjaa ei enää ole',
  'extension.error_one_off_not_found': 'Tämä kertatapaaminen on poistettu',
  'extension.error_one_off_limit_reached': '200 kertatapaamisen raja on täynnä. Poista ensin jokin niistä.',
  'extension.error_event_type_off':
    'Tämä tapahtumatyyppi on pois käytöstä. Ota se käyttöön hallintanäkymässäsi.',
  'extension.error_not_shown_to_key':
    'Laajennuksella ei ole oikeutta tähän. Avaa sen asetukset ja yhdistä uudelleen.',
  'extension.error_key_not_allowed': 'Laajennus ei saa tehdä tätä. Avaa sen asetukset ja yhdistä uudelleen.',
}
