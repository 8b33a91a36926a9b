import { expect, test } from 'vitest'
import { checkRows, problemsFile } from './import-rows.ts'
import { readCsv } from './read-csv.ts'

const columns = ['email', 'field:first_name', 'website'] as const

test('what is wrong is named by line, field and reason, and the others can be imported', () => {
  const file = [
    'Email,First name,Website',
    'anna@client.example,Anna,client.example',
    'nobody,Ben,',
    ',Carl,',
    'ANNA@client.example,Anna again,',
    'dora@client.example,Dora,ftp://x.example',
    'emil@client.example,Emil,,too,many',
    'fay@client.example,"Fay',
    'and nothing closes it',
  ].join('\n')
  const { right, wrong } = checkRows(readCsv(file), 1, columns)
  expect(right).toEqual([
    { line: 2, email: 'anna@client.example', website: 'client.example', fields: { first_name: 'Anna' } },
  ])
  expect(wrong).toEqual([
    { line: 3, field: 'email', reason: 'email' },
    { line: 4, field: 'externalKey', reason: 'required' },
    { line: 5, field: 'externalKey', reason: 'duplicate' },
    { line: 6, field: 'website', reason: 'url' },
    { line: 7, field: '', reason: 'cells' },
    { line: 8, field: '', reason: 'quote' },
  ])
})

test('10,000 lines are checked, and none is lost', () => {
  const lines = Array.from({ length: 10_000 }, (_, n) => `lead${n}@client.example,Lead ${n},`)
  const { right, wrong } = checkRows(readCsv(['Email,Name,Site', ...lines].join('\n')), 1, columns)
  expect([right.length, wrong.length]).toEqual([10_000, 0])
})

test('the file of wrong lines runs nothing in a spreadsheet, and is imported with what it had', () => {
  const table = readCsv('Email,Phone\nnobody,+49 30 1234\nno one,=HYPERLINK("https://x.example")')
  const shown = ['email', 'field:phone'] as const
  const file = problemsFile(table, checkRows(table, 1, shown).wrong)
  const lines = readCsv(file).rows.map(({ cells }) => cells)
  expect(lines.slice(1).map((cells) => cells.at(-1))).toEqual([
    "'+49 30 1234",
    `'=HYPERLINK("https://x.example")`,
  ])
  const corrected = file.replace('nobody', 'ben@client.example')
  const { right } = checkRows(readCsv(corrected), 1, ['skip', ...shown])
  expect(right).toEqual([{ line: 2, email: 'ben@client.example', fields: { phone: '+49 30 1234' } }])
})
