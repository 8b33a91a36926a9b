import type { texts as source } from '../en/retention.ts'
import type { Translated } from '../translate.ts'

export const texts: Translated<typeof source, 'cz'> = {
  'retention.text': 'Smažte údaje účastníků, jakmile je nepotřebujete.',
  'retention.label': 'Mazání údajů účastníků',
  'retention.label_text': 'Pro schůzky, které už proběhly.',
  'retention.never': 'Nikdy',
  'retention.after': {
    one: '{count} měsíc po schůzce',
    few: '{count} měsíce po schůzce',
    other: '{count} měsíců po schůzce',
  },
  'retention.what':
    'Každou noc smažeme jména, e-mailové adresy, odpovědi, hosty, důvody a kampaně. Dál uvidíte, kolik schůzek proběhlo, jakých a kdy.',
  'retention.save': 'Uložit',
  'retention.saved': 'Uloženo',
  'retention.ask': 'Smazat starší údaje?',
  'retention.ask_text': {
    one: 'Dnes v noci smažeme, co vám účastníci sdělili ve schůzkách, které skončily před více než {count} měsícem. Nelze to vrátit zpět. Pokud údaje potřebujete, nejprve je exportujte.',
    few: 'Dnes v noci smažeme, co vám účastníci sdělili ve schůzkách, které skončily před více než {count} měsíci. Nelze to vrátit zpět. Pokud údaje potřebujete, nejprve je exportujte.',
    other:
      'Dnes v noci smažeme, co vám účastníci sdělili ve schůzkách, které skončily před více než {count} měsíci. Nelze to vrátit zpět. Pokud údaje potřebujete, nejprve je exportujte.',
  },
}
