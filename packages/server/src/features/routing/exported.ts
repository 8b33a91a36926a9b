import type { ExportPart } from '../exports/events.ts'
import { allAnswers, formsOf } from './store.ts'

export const formsPart: ExportPart = {
  name: 'routing-forms',
  tables: ['routing_forms'],
  rows: async ({ db }, host) => formsOf(db, host),
}

export const answersPart: ExportPart = {
  name: 'routing-answers',
  tables: ['routing_answers'],
  rows: async ({ db }, host) => allAnswers(db, host),
}
