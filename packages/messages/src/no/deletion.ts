import type { texts as source } from '../en/deletion.ts'
import type { Translated } from '../translate.ts'

export const texts: Translated<typeof source, 'no'> = {
  'deletion.text': {
    by: 'days',
    one: 'Kontoen din stenges med en gang og slettes permanent etter {days} dag.',
    other: 'Kontoen din stenges med en gang og slettes permanent etter {days} dager.',
  },
  'deletion.at_once': 'Sidene dine tas av nettet, og du logges ut overalt.',
  'deletion.back': {
    by: 'days',
    one: 'Logg inn innen {days} dag for å få den tilbake.',
    other: 'Logg inn innen {days} dager for å få den tilbake.',
  },
  'deletion.then': 'Etter det sletter vi alt: opplysningene dine og det deltakerne har fortalt deg.',
  'deletion.export': 'Eksporter dataene dine først',
  'deletion.reason': 'Hvorfor vil du slutte?',
  'deletion.reason_text': 'Den som drifter serveren, kan lese dette til kontoen din er borte.',
  'deletion.meetings': { one: '{count} kommende møte', other: '{count} kommende møter' },
  'deletion.cancel': 'Avlys dem',
  'deletion.cancel_text': 'Vi sender e-post til deltakerne nå. Møtene forblir avlyst hvis du kommer tilbake.',
  'deletion.keep': 'Behold dem',
  'deletion.keep_text':
    'Vi gir ikke deltakerne beskjed. Når kontoen din er borte, kan de ikke lenger flytte eller avlyse.',
  'deletion.password': 'Passordet ditt',
  'deletion.failed': 'Vi kunne ikke slette kontoen din. Prøv igjen!',
  'deletion.ask': 'Slett kontoen min',
}
