import type { texts as source } from '../en/video-page.ts'
import type { Translated } from '../translate.ts'

export const texts: Translated<typeof source, 'nl'> = {
  play: 'Video afspelen',
  speed: 'Snelheid',
  quality: 'Kwaliteit',
  quality_high: 'Hoog',
  quality_small: 'Databesparing',
  full_screen: 'Volledig scherm',
  chapters: 'Hoofdstukken',
  book: 'Een tijd boeken',
  close: 'Sluiten',
  website: 'Website {site}',
  failed_connection: 'De verbinding is verbroken.',
  failed_file: 'Deze video kon niet worden geladen.',
  failed_format: 'Deze video kon niet worden geladen. Probeer een andere browser.',
  try_again: 'Opnieuw proberen',
  password_title: 'Deze video is beveiligd met een wachtwoord',
  password: 'Wachtwoord',
  wrong_password: 'Onjuist wachtwoord. Probeer het opnieuw.',
  watch: 'Video bekijken',
  missing_title: 'Deze video is niet beschikbaar',
  missing_text: 'Misschien is hij verwijderd, of houdt de eigenaar hem privé.',
  expired_title: 'Link verlopen',
  expired_text: 'Deze link werkt niet meer. Vraag de eigenaar van de video om een nieuwe.',
  processing_title: 'Bijna klaar',
  processing_text: 'Deze video wordt nog voorbereid. Hij verschijnt hier zo meteen.',
}
