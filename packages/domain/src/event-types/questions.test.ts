import { describe, expect, test } from 'vitest'
import { answerProblems, questionProblems, withLatinPhoneNumbers } from './questions.ts'
import type { Answer, Question } from './questions.ts'

const base = { id: 'q', label: 'Why?', required: false }
const options = ['red', 'green']

describe('answers', () => {
  test.each<[Question['type'], Answer | undefined, string | undefined]>([
    ['text', undefined, undefined],
    ['text', 'a'.repeat(255), undefined],
    ['text', 'a'.repeat(256), 'too_long'],
    ['text', ['a', 'b'], 'one_answer_only'],
    ['large_text', 'a'.repeat(2000), undefined],
    ['large_text', 'a'.repeat(2001), 'too_long'],
    ['phone_number', '+49 (0)30 123-456/7', undefined],
    ['phone_number', '٠٥٠ ١٢٣ ٤٥٦٧', undefined],
    ['phone_number', '1234', 'invalid_phone'],
    ['phone_number', '1234567890123456', 'invalid_phone'],
    ['phone_number', 'call me', 'invalid_phone'],
    ['phone_number', '+1 555 0100; drop', 'invalid_phone'],
    ['single_options', 'red', undefined],
    ['single_options', ['red'], undefined],
    ['single_options', ['red', 'green'], 'one_answer_only'],
    ['single_options', 'blue', 'not_an_option'],
    ['dropdown', 'green', undefined],
    ['dropdown', 'Green', 'not_an_option'],
    ['multiple_options', ['red', 'green'], undefined],
    ['multiple_options', 'red', undefined],
    ['multiple_options', ['red', 'blue'], 'not_an_option'],
  ])('%s answered with %j', (type, answer, code) => {
    const question = { ...base, type, options } as Question
    const problems = code ? [{ questionId: 'q', code }] : []
    expect(answerProblems([question], { q: answer })).toMatchObject(problems)
    expect(answerProblems([question], { q: answer })).toHaveLength(problems.length)
  })

  test('that are too long say how long they are, and how long they may be', () => {
    const question: Question = { ...base, type: 'text' }
    expect(answerProblems([question], { q: 'a'.repeat(300) })).toEqual([
      { questionId: 'q', code: 'too_long', length: 300, max: 255 },
    ])
  })

  test.each<Answer | undefined>([undefined, '', '  ', [], ['', ' ']])('%j answers nothing', (answer) => {
    const question: Question = { ...base, type: 'text', required: true }
    expect(answerProblems([question], { q: answer })).toEqual([{ questionId: 'q', code: 'required' }])
  })

  test('to what was not asked are refused', () => {
    expect(answerProblems([], { other: 'x' })).toEqual([{ questionId: 'other', code: 'unknown_question' }])
  })

  test('are not found where a question is named like a part of every object', () => {
    const question: Question = { ...base, id: 'constructor', type: 'text', required: true }
    expect(answerProblems([question], {})).toEqual([{ questionId: 'constructor', code: 'required' }])
  })

  test('have the digits of phone numbers that programs can call', () => {
    const questions = [
      { id: 'phone', type: 'phone_number' },
      { id: 'year', type: 'text' },
    ]
    expect(withLatinPhoneNumbers(questions, { phone: '+٤٩ ３０', year: '٢٠٢٧', other: undefined })).toEqual({
      phone: '+49 30',
      year: '٢٠٢٧',
      other: undefined,
    })
    expect(withLatinPhoneNumbers(questions, { phone: ['٤٩'] })).toEqual({ phone: ['49'] })
  })
})

test.each<[string, Question[], string[]]>([
  ['may be asked', [{ ...base, type: 'text' }], []],
  ['without a label', [{ ...base, type: 'text', label: ' ' }], ['label_missing']],
  ['with a label that is too long', [{ ...base, type: 'text', label: 'a'.repeat(256) }], ['label_too_long']],
  ['with one id for two', [base, base].map((one) => ({ ...one, type: 'text' })), ['duplicate_id']],
  ['with the id of the number to call', [{ ...base, type: 'text', id: 'invitee_phone' }], ['duplicate_id']],
  ['without options', [{ ...base, type: 'dropdown', options: [] }], ['options_missing']],
  ['with an empty option', [{ ...base, type: 'dropdown', options: ['a', ' '] }], ['options_missing']],
  ['with an option twice', [{ ...base, type: 'dropdown', options: ['a', 'a '] }], ['duplicate_option']],
])('questions %s', (_, questions, codes) => {
  expect(questionProblems(questions).map(({ code }) => code)).toEqual(codes)
})
