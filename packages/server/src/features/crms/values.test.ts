import type { CrmField } from '@scheduling/contract'
import { expect, test } from 'vitest'
import { textOf, valueFor } from './values.ts'

const OPTIONS = [
  { id: '27', name: 'Gold plan' },
  { id: 'free', name: 'Free' },
]
const fieldOf = (type: CrmField['type']): CrmField => ({ id: 'f', name: 'F', type, options: OPTIONS })

test.each<[CrmField['type'], string | string[], string]>([
  ['text', ' Prices ', 'Prices'],
  ['text', ['A', 'B'], 'A, B'],
  ['number', '12', '12'],
  ['number', '-0.50', '-0.5'],
  ['number', '12,5', '12.5'],
  ['number', '1 200', '1200'],
  ['date', '2027-03-02', '2027-03-02'],
  ['date', '2.3.2027', '2027-03-02'],
  ['yes_no', 'Ja', 'true'],
  ['yes_no', 'לא', 'false'],
  ['choice', 'gold plan', '27'],
  ['choice', 'free', 'free'],
  ['choices', ['Free', 'Gold plan'], '27;free'],
  ['choices', 'Free', 'free'],
])('%s takes %j as %s', (type, said, expected) => {
  const fit = valueFor(fieldOf(type), said)
  expect(fit.ok && textOf(fit.value)).toBe(expected)
})

test.each<[CrmField['type'], string | string[], string]>([
  ['number', '1,200', 'number'],
  ['number', 'about 5', 'number'],
  ['number', '1e9', 'number'],
  ['number', '9'.repeat(400), 'number'],
  ['date', '2/3/2027', 'date'],
  ['date', '2027-02-30', 'date'],
  ['date', 'tomorrow', 'date'],
  ['yes_no', 'perhaps', 'yes_no'],
  ['choice', 'Silver', 'option'],
  ['choices', ['Free', 'Silver'], 'option'],
  ['choices', [], 'option'],
])('%s does not take %j, because of its %s', (type, said, problem) => {
  expect(valueFor(fieldOf(type), said)).toEqual({ ok: false, problem })
})
