import type { texts as source } from '../en/analytics.ts'
import type { Translated } from '../translate.ts'

export const texts: Translated<typeof source, 'ro'> = {
  'analytics.text': 'Vizualizări și rezervări pe zile. Fusul tău orar: {zone}.',
  'analytics.range': 'Zile afișate',
  'analytics.last': { one: 'Ultima zi', few: 'Ultimele {count} zile', other: 'Ultimele {count} de zile' },
  'analytics.own': 'Personalizat',
  'analytics.from': 'De la',
  'analytics.to': 'Până la',
  'analytics.wrong': {
    one: 'Alege o perioadă de cel mult {count} zi.',
    few: 'Alege o perioadă de cel mult {count} zile.',
    other: 'Alege o perioadă de cel mult {count} de zile.',
  },
  'analytics.shown': 'Afișate în grafic',
  'analytics.views': 'Vizualizări',
  'analytics.bookings': 'Rezervări',
  'analytics.rescheduled': 'Reprogramate',
  'analytics.canceled': 'Anulate',
  'analytics.completed': 'Încheiate',
  'analytics.week': '{from} – {to}',
  'analytics.before': 'Înainte: {number}',
  'analytics.table': 'Arată ca tabel',
  'analytics.day': 'Zi',
  'analytics.hours': 'Ore populare',
  'analytics.sum': 'Total',
  'analytics.event_types': 'Rezervări pe tipuri de evenimente',
  'analytics.sources': 'Sursele rezervărilor',
  'analytics.no_source': 'Directă sau necunoscută',
  'analytics.people': 'Întâlniri pe persoane',
  'analytics.none': 'Nicio vizualizare sau rezervare în aceste zile',
  'analytics.none_text':
    'Numărăm vizualizările și rezervările imediat ce cineva îți deschide pagina. Nu folosim cookie-uri și nu urmărim pe nimeni.',
}
