import type { texts as source } from '../en/video-embed.ts'
import type { Translated } from '../translate.ts'

export const texts: Translated<typeof source, 'sv'> = {
  'video_embed.title': 'Lägg en video på din webbplats',
  'video_embed.text':
    'Välj en video och hur den ska se ut, och kopiera sedan koden. Gratis för alla, inget konto behövs.',
  'video_embed.video': 'Video',
  'video_embed.video_text':
    'En länk till YouTube eller Vimeo, eller adressen till en videosida på den här webbplatsen.',
  'video_embed.video_wrong':
    'Ange en länk till YouTube eller Vimeo, eller adressen till en videosida på den här webbplatsen',
  'video_embed.frame': 'Video',
  'video_embed.frame_title': 'Titel',
  'video_embed.frame_title_text': 'Läses upp av skärmläsare.',
  'video_embed.width': 'Bredd',
  'video_embed.width_full': 'Full bredd',
  'video_embed.width_px': 'Högst {width} px',
  'video_embed.hide_title': 'Visa bara videon',
  'video_embed.colors': 'Färger',
  'video_embed.backgroundColor': 'Bakgrund',
  'video_embed.textColor': 'Text',
  'video_embed.buttonColor': 'Knapp',
  'video_embed.own_color': 'Standard',
  'video_embed.call': 'Uppmaning',
  'video_embed.call_none': 'Ingen',
  'video_embed.call_book': 'Boka en tid',
  'video_embed.call_link': 'Länk',
  'video_embed.call_text': 'Knapptext',
  'video_embed.call_url': 'Vart den leder',
  'video_embed.book_url': 'Bokningssida',
  'video_embed.book_text': 'Den öppnas över videon. I små ramar öppnas den i en flik.',
  'video_embed.book_wrong': 'Ange adressen till en bokningssida som börjar med {origin}',
  'video_embed.book_example': 'Boka en tid',
  'video_embed.preview': 'Förhandsvisning',
  'video_embed.no_video': 'Din video visas här',
  'video_embed.code': 'Kod',
  'video_embed.code_text': 'Klistra in den där du vill ha videon.',
  'video_embed.sign_in_text': 'Välj sedan bland dina videor.',
  'video_embed.no_code': 'Ange en video för att få koden.',
}
