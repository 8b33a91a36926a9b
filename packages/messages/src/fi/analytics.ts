import type { texts as source } from '../en/analytics.ts'
import type { Translated } from '../translate.ts'

export const texts: Translated<typeof source, 'fi'> = {
  'analytics.text': 'Katselut ja varaukset päivittäin. Aikavyöhykkeesi: {zone}.',
  'analytics.range': 'Näytettävät päivät',
  'analytics.last': { one: 'Viimeisin päivä', other: 'Viimeiset {count} päivää' },
  'analytics.own': 'Mukautettu',
  'analytics.from': 'Alkaen',
  'analytics.to': 'Päättyen',
  'analytics.wrong': {
    one: 'Valitse enintään {count} päivän väli.',
    other: 'Valitse enintään {count} päivän väli.',
  },
  'analytics.shown': 'Näytetään kaaviossa',
  'analytics.views': 'Katselut',
  'analytics.bookings': 'Varaukset',
  'analytics.rescheduled': 'Siirretyt',
  'analytics.canceled': 'Perutut',
  'analytics.completed': 'Pidetyt',
  'analytics.week': '{from} – {to}',
  'analytics.before': 'Ennen: {number}',
  'analytics.table': 'Näytä taulukkona',
  'analytics.day': 'Päivä',
  'analytics.hours': 'Suositut ajat',
  'analytics.sum': 'Yhteensä',
  'analytics.event_types': 'Varaukset tapahtumatyypeittäin',
  'analytics.sources': 'Varausten lähteet',
  'analytics.no_source': 'Suora tai tuntematon',
  'analytics.people': 'Tapaamiset henkilöittäin',
  'analytics.none': 'Näinä päivinä ei ole katseluja eikä varauksia',
  'analytics.none_text':
    'Laskemme katselut ja varaukset heti, kun joku avaa sivusi. Emme käytä evästeitä emmekä seuraa ketään.',
}
