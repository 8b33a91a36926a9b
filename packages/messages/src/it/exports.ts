import type { texts as source } from '../en/exports.ts'
import type { Translated } from '../translate.ts'

export const texts: Translated<typeof source, 'it'> = {
  'export.gone': 'Questo file è già stato scaricato o è scaduto',
  'export.text':
    'Scarica tutto ciò che c’è in questo account, come JSON per i programmi e come CSV per i fogli di calcolo.',
  'export.none': 'Tutto in un unico file',
  'export.none_text':
    'Il tuo profilo, orari, tipi di evento, prenotazioni con le risposte degli invitati, incorporamenti, integrazioni, webhook e attività. Potrebbe volerci un po’. Ti scriveremo quando il file sarà pronto.',
  'export.ask': 'Crea esportazione',
  'export.ask_again': 'Crea nuova esportazione',
  'export.of': 'Esportazione: {time}',
  'export.waiting': 'Stiamo creando il file. Puoi chiudere questa pagina: ti scriveremo quando sarà pronto.',
  'export.failed': 'Qualcosa è andato storto durante la creazione del file. Riproveremo automaticamente.',
  'export.ready': 'Il tuo file è pronto. Puoi scaricarlo una volta, entro: {until}. Poi lo eliminiamo.',
  'export.fetched': 'Il file è stato scaricato, quindi l’abbiamo eliminato.',
  'export.fetch': 'Scarica file ({size})',
  'export.saved': '{file} è salvato',
  'export.progress': 'Avanzamento',
  'export.parts': 'Parti: {done} di {parts}',
  'error.export_fetching': 'È in corso il download in un’altra scheda o su un altro dispositivo',
  'error.export_not_found': 'Questa esportazione non esiste più',
}
