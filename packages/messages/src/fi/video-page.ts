import type { texts as source } from '../en/video-page.ts'
import type { Translated } from '../translate.ts'

export const texts: Translated<typeof source, 'fi'> = {
  play: 'Toista video',
  speed: 'Nopeus',
  quality: 'Laatu',
  quality_high: 'Korkea',
  quality_small: 'Säästää dataa',
  full_screen: 'Koko näyttö',
  chapters: 'Luvut',
  book: 'Varaa aika',
  close: 'Sulje',
  website: 'Sivusto {site}',
  failed_connection: 'Yhteys katkesi.',
  failed_file: 'Videota ei voitu ladata.',
  failed_format: 'Videota ei voitu ladata. Kokeile toista selainta.',
  try_again: 'Yritä uudelleen',
  password_title: 'Tämä video on suojattu salasanalla',
  password: 'Salasana',
  wrong_password: 'Väärä salasana. Yritä uudelleen.',
  watch: 'Katso video',
  missing_title: 'Videota ei löydy täältä',
  missing_text: 'Se on ehkä poistettu, tai omistaja pitää sen yksityisenä.',
  expired_title: 'Linkki vanhentunut',
  expired_text: 'Tämä linkki ei enää toimi. Pyydä uusi videon omistajalta.',
  processing_title: 'Melkein valmis',
  processing_text: 'Tätä videota valmistellaan vielä. Se ilmestyy tähän hetken päästä.',
}
