import { expect, test } from 'vitest'
import { guessColumns, hasHeadings } from './import-columns.ts'

test.each([
  [
    ['Email', 'First Name', 'Company'],
    ['email', 'field:first_name', 'field:company'],
  ],
  [
    ['E-Mail-Adresse', 'Vorname', 'Firma'],
    ['email', 'field:first_name', 'field:company'],
  ],
  [
    ['אימייל', 'שם פרטי', 'חברה'],
    ['email', 'field:first_name', 'field:company'],
  ],
  [
    ['linkedin_url', 'website', 'City'],
    ['externalKey', 'website', 'field:city'],
  ],
  [
    ['email', 'work email'],
    ['email', 'field:work_email'],
  ],
  [
    ['', '!!', 'name'],
    ['skip', 'skip', 'field:name'],
  ],
] as const)('%j are guessed', (headings, columns) => {
  expect(guessColumns(headings, [])).toEqual(columns)
})

test('a column with addresses is the email, whatever its heading', () => {
  expect(guessColumns(['Who', 'Contact'], [['Anna', ' anna@client.example']])).toEqual(['field:who', 'email'])
})

test('a first line with an address has no headings', () => {
  expect(hasHeadings(['anna@client.example', 'Anna'])).toBe(false)
  expect(hasHeadings(['Email', 'Name'])).toBe(true)
})
