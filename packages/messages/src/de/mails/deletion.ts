import type { texts as source } from '../../en/mails/deletion.ts'
import type { Translated } from '../../translate.ts'

export const texts: Translated<typeof source> = {
  reasonFarewell:
    '{name} schließt diese Buchungsseite. Das mit dem Termin tut uns leid: Wenn Sie sich trotzdem treffen möchten, schreiben Sie bitte an {name}.',
}
