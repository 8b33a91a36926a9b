import type { texts as source } from '../en/analytics.ts'
import type { Translated } from '../translate.ts'

export const texts: Translated<typeof source, 'cz'> = {
  'analytics.text': 'Zobrazení a rezervace po dnech. Vaše časové pásmo: {zone}.',
  'analytics.range': 'Zobrazené dny',
  'analytics.last': {
    one: 'Poslední {count} den',
    few: 'Poslední {count} dny',
    other: 'Posledních {count} dní',
  },
  'analytics.own': 'Vlastní rozsah',
  'analytics.from': 'Od',
  'analytics.to': 'Do',
  'analytics.wrong': {
    one: 'Vyberte rozsah nejvýše {count} den.',
    few: 'Vyberte rozsah nejvýše {count} dny.',
    other: 'Vyberte rozsah nejvýše {count} dní.',
  },
  'analytics.shown': 'Zobrazeno v grafu',
  'analytics.views': 'Zobrazení',
  'analytics.bookings': 'Rezervace',
  'analytics.rescheduled': 'Přeplánováno',
  'analytics.canceled': 'Zrušeno',
  'analytics.completed': 'Dokončeno',
  'analytics.week': '{from} – {to}',
  'analytics.before': 'Předtím: {number}',
  'analytics.table': 'Zobrazit jako tabulku',
  'analytics.day': 'Den',
  'analytics.hours': 'Oblíbené časy',
  'analytics.sum': 'Celkem',
  'analytics.event_types': 'Rezervace podle typu události',
  'analytics.sources': 'Zdroje rezervací',
  'analytics.no_source': 'Přímo nebo neznámo',
  'analytics.people': 'Schůzky podle lidí',
  'analytics.none': 'V těchto dnech žádná zobrazení ani rezervace',
  'analytics.none_text':
    'Zobrazení a rezervace počítáme, jakmile někdo otevře vaši stránku. Nepoužíváme cookies a nikoho nesledujeme.',
}
