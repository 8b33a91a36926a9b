import type { texts as source } from '../en/exports.ts'
import type { Translated } from '../translate.ts'

export const texts: Translated<typeof source, 'cz'> = {
  'export.gone': 'Tento soubor už byl stažen nebo mu vypršela platnost',
  'export.text': 'Stáhněte si vše z tohoto účtu, jako JSON pro programy a jako CSV pro tabulky.',
  'export.none': 'Všechno v jednom souboru',
  'export.none_text':
    'Váš profil, rozvrhy, typy událostí, rezervace s odpověďmi účastníků, widgety, integrace, webhooky a aktivita. Může to chvíli trvat. Až bude soubor připravený, pošleme vám e-mail.',
  'export.ask': 'Vytvořit export',
  'export.ask_again': 'Vytvořit nový export',
  'export.of': 'Export: {time}',
  'export.waiting': 'Vytváříme soubor. Stránku můžete zavřít: až bude připravený, pošleme vám e-mail.',
  'export.failed': 'Při vytváření souboru se něco pokazilo. Automaticky to zkusíme znovu.',
  'export.ready': 'Váš soubor je připravený. Stáhnout ho můžete jednou, do: {until}. Potom ho smažeme.',
  'export.fetched': 'Soubor byl stažen, proto jsme ho smazali.',
  'export.fetch': 'Stáhnout soubor ({size})',
  'export.saved': 'Soubor {file} je uložený',
  'export.progress': 'Průběh',
  'export.parts': 'Části: {done} z {parts}',
  'error.export_fetching': 'Stahuje se na jiné kartě nebo na jiném zařízení',
  'error.export_not_found': 'Tento export už neexistuje',
}
