import { expect, test } from 'vitest'
import { z } from 'zod'
import { AppError } from '../errors.ts'
import { ParseRefused } from '../isolation/refusal.ts'
import { problemOf, refusalOf, refusedFields } from './problem.ts'

const withCode = (code: string) => Object.assign(new Error('lost'), { code })

test.each([
  ['the database goes down', withCode('57P01')],
  ['the database comes up', withCode('57P03')],
  ['there is no room for one more connection', withCode('53300')],
  ['others write the same again and again', withCode('40001')],
  ['the disk of the database is full', withCode('53100')],
  ['the disk of the database fails', withCode('58030')],
  ['the database is one that is only read', withCode('25006')],
  [
    'the folder of the database is one that is only read',
    Object.assign(new Error('could not open file "base/5/1": Read-only file system'), { code: '42501' }),
  ],
  ['there is no room for a picture', withCode('ENOSPC')],
  ['the folder of pictures is one that is only read', withCode('EROFS')],
  ['nobody listens', withCode('ECONNREFUSED')],
  ['the connection broke', withCode('ECONNRESET')],
  ['the connection broke within a query', new Error('Connection terminated unexpectedly')],
  [
    'the connection broke between two queries',
    new Error('Client has encountered a connection error and is not queryable'),
  ],
  ['too many documents wait to be read', new ParseRefused('busy')],
  ['all connections are taken for long', new Error('timeout exceeded when trying to connect')],
])('503 when %s', (_, error) => {
  expect(refusalOf(error).code).toBe('unavailable')
})

test('500 where the role of the database may not, for no waiting helps', () => {
  const denied = Object.assign(new Error('permission denied for table bookings'), { code: '42501' })
  expect(refusalOf(denied).code).toBe('internal_error')
})

test('500 for what nobody foresaw, and nothing of its inside', () => {
  const refusal = refusalOf(new Error('select * from secrets'))
  expect(problemOf(refusal, 'request-1')).toEqual({
    type: '/docs/api#internal_error',
    title: 'Something went wrong',
    status: 500,
    code: 'internal_error',
    instance: 'request-1',
  })
})

test('carries what a refusal names', () => {
  const refusal = new AppError('slot_taken', { detail: 'start: busy', nearest: [Date.UTC(2027, 2, 1, 9)] })
  expect(problemOf(refusal, 'request-2')).toMatchObject({
    status: 409,
    detail: 'start: busy',
    nearest: ['2027-03-01T09:00:00.000Z'],
  })
})

test('says how much too long a text is, and of nothing else', () => {
  const shape = z.object({
    name: z.string().max(3),
    count: z.number().max(3),
    list: z.array(z.string()).max(1),
  })
  const parsed = shape.safeParse({ name: 'four', count: 4, list: ['a', 'b'] }, { reportInput: true })
  expect(refusedFields(parsed.error?.issues ?? [], 'body').errors).toEqual([
    expect.objectContaining({ path: 'name', reason: 'too_long', length: 4, max: 3 }),
    expect.not.objectContaining({ max: 3 }),
    expect.not.objectContaining({ max: 1 }),
  ])
})
