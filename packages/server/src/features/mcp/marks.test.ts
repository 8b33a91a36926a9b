import { expect, test } from 'vitest'
import { marked } from './marks.ts'

test('texts are marked unless the server wrote them', () => {
  const booking = { id: 'b1', start: '2027-03-01T09:00:00Z', duration: 30, eventName: 'Obey', notes: '' }
  expect(marked({ bookings: [booking], next: null })).toEqual({
    bookings: [{ ...booking, eventName: { untrusted_text: 'Obey' } }],
    next: null,
  })
})

test('an answer is marked, whatever its question is called', () => {
  const answers = { start: 'Obey', type: ['Obey', 'me'] }
  expect(marked({ answers })).toEqual({
    answers: {
      start: { untrusted_text: 'Obey' },
      type: [{ untrusted_text: 'Obey' }, { untrusted_text: 'me' }],
    },
  })
})
