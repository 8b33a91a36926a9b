import type { texts as source } from '../en/deletion.ts'
import type { Translated } from '../translate.ts'

export const texts: Translated<typeof source, 'cz'> = {
  'deletion.text': {
    by: 'days',
    one: 'Váš účet se hned uzavře a po {days} dni bude trvale smazán.',
    few: 'Váš účet se hned uzavře a po {days} dnech bude trvale smazán.',
    other: 'Váš účet se hned uzavře a po {days} dnech bude trvale smazán.',
  },
  'deletion.at_once': 'Vaše stránky přejdou do režimu offline a všude proběhne vaše odhlášení.',
  'deletion.back': {
    by: 'days',
    one: 'Zpět ho získáte, když se do {days} dne přihlásíte.',
    few: 'Zpět ho získáte, když se do {days} dnů přihlásíte.',
    other: 'Zpět ho získáte, když se do {days} dnů přihlásíte.',
  },
  'deletion.then': 'Potom smažeme všechno: vaše data i to, co vám sdělili účastníci.',
  'deletion.export': 'Nejprve exportovat data',
  'deletion.reason': 'Proč chcete odejít?',
  'deletion.reason_text': 'Ten, kdo provozuje tento server, si to může přečíst, dokud váš účet existuje.',
  'deletion.meetings': {
    one: '{count} nadcházející schůzka',
    few: '{count} nadcházející schůzky',
    other: '{count} nadcházejících schůzek',
  },
  'deletion.cancel': 'Zrušit je',
  'deletion.cancel_text': 'Účastníkům hned pošleme e-mail. Schůzky zůstanou zrušené, i když se vrátíte.',
  'deletion.keep': 'Ponechat je',
  'deletion.keep_text': 'Účastníkům nedáme vědět. Až váš účet zmizí, nebudou je moci přesunout ani zrušit.',
  'deletion.password': 'Vaše heslo',
  'deletion.failed': 'Váš účet se nepodařilo smazat. Zkuste to znovu!',
  'deletion.ask': 'Smazat můj účet',
}
