import type { texts as source } from '../en/exports.ts'
import type { Translated } from '../translate.ts'

export const texts: Translated<typeof source, 'ro'> = {
  'export.gone': 'Acest fișier a fost deja descărcat sau a expirat',
  'export.text':
    'Descarcă tot ce conține acest cont, ca JSON pentru programe și ca CSV pentru foi de calcul.',
  'export.none': 'Totul într-un singur fișier',
  'export.none_text':
    'Profilul tău, programele, tipurile de evenimente, rezervările cu răspunsurile participanților, widgeturile, integrările, webhookurile și activitatea. Poate dura un timp. Îți trimitem un e-mail când fișierul este gata.',
  'export.ask': 'Creează un export',
  'export.ask_again': 'Creează un export nou',
  'export.of': 'Export din {time}',
  'export.waiting': 'Creăm fișierul. Poți închide această pagină: îți trimitem un e-mail când este gata.',
  'export.failed': 'Ceva nu a mers bine la crearea fișierului. Încercăm din nou automat.',
  'export.ready':
    'Fișierul tău este gata. Îl poți descărca o singură dată, până la {until}. Apoi îl ștergem.',
  'export.fetched': 'Fișierul a fost descărcat, așa că l-am șters.',
  'export.fetch': 'Descarcă fișierul ({size})',
  'export.saved': '{file} este salvat',
  'export.progress': 'Progres',
  'export.parts': 'Părți: {done} din {parts}',
  'error.export_fetching': 'Se descarcă în altă filă sau pe alt dispozitiv',
  'error.export_not_found': 'Acest export nu mai există',
}
