import type { texts as source } from '../en/exports.ts'
import type { Translated } from '../translate.ts'

export const texts: Translated<typeof source, 'dk'> = {
  'export.gone': 'Filen er allerede downloadet, eller den er udløbet',
  'export.text': 'Download alt på denne konto som JSON til programmer og som CSV til regneark.',
  'export.none': 'Alt i én fil',
  'export.none_text':
    'Din profil, tidsplaner, mødetyper, bookinger med deltagernes svar, indlejringer, integrationer, webhooks og aktivitet. Det kan tage et stykke tid. Vi sender dig en mail, når filen er klar.',
  'export.ask': 'Opret eksport',
  'export.ask_again': 'Opret ny eksport',
  'export.of': 'Eksport fra {time}',
  'export.waiting': 'Vi opretter filen. Du kan lukke siden: vi sender dig en mail, når den er klar.',
  'export.failed': 'Noget gik galt, mens vi oprettede filen. Vi prøver igen automatisk.',
  'export.ready': 'Din fil er klar. Du kan downloade den én gang indtil {until}. Derefter sletter vi den.',
  'export.fetched': 'Filen er downloadet, så vi har slettet den.',
  'export.fetch': 'Download fil ({size})',
  'export.saved': '{file} er gemt',
  'export.progress': 'Forløb',
  'export.parts': 'Dele: {done} af {parts}',
  'error.export_fetching': 'Den er ved at blive downloadet på en anden fane eller en anden enhed',
  'error.export_not_found': 'Denne eksport findes ikke længere',
}
