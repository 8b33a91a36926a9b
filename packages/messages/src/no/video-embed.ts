import type { texts as source } from '../en/video-embed.ts'
import type { Translated } from '../translate.ts'

export const texts: Translated<typeof source, 'no'> = {
  'video_embed.title': 'Legg en video på nettstedet ditt',
  'video_embed.text':
    'Velg en video og hvordan den ser ut, og kopier koden. Gratis for alle, ingen konto nødvendig.',
  'video_embed.video': 'Video',
  'video_embed.video_text':
    'En YouTube- eller Vimeo-lenke, eller adressen til en videoside på dette nettstedet.',
  'video_embed.video_wrong':
    'Skriv inn en YouTube- eller Vimeo-lenke, eller adressen til en videoside på dette nettstedet',
  'video_embed.frame': 'Video',
  'video_embed.frame_title': 'Tittel',
  'video_embed.frame_title_text': 'Leses opp av skjermlesere.',
  'video_embed.width': 'Bredde',
  'video_embed.width_full': 'Full bredde',
  'video_embed.width_px': 'Maks. {width} px',
  'video_embed.hide_title': 'Vis bare videoen',
  'video_embed.colors': 'Farger',
  'video_embed.backgroundColor': 'Bakgrunn',
  'video_embed.textColor': 'Tekst',
  'video_embed.buttonColor': 'Knapp',
  'video_embed.own_color': 'Standard',
  'video_embed.call': 'Oppfordring til handling',
  'video_embed.call_none': 'Ingen',
  'video_embed.call_book': 'Book tid',
  'video_embed.call_link': 'Lenke',
  'video_embed.call_text': 'Tekst på knappen',
  'video_embed.call_url': 'Hvor den fører',
  'video_embed.book_url': 'Bookingside',
  'video_embed.book_text': 'Den åpnes over videoen. I små rammer åpnes den i en fane.',
  'video_embed.book_wrong': 'Skriv inn adressen til en bookingside som begynner med {origin}',
  'video_embed.book_example': 'Book tid',
  'video_embed.preview': 'Forhåndsvisning',
  'video_embed.no_video': 'Videoen din vises her',
  'video_embed.code': 'Kode',
  'video_embed.code_text': 'Lim den inn der du vil ha videoen.',
  'video_embed.sign_in_text': 'Velg deretter blant videoene dine.',
  'video_embed.no_code': 'Skriv inn en video for å få koden.',
}
