import { expect, test } from 'vitest'
import { cellAsGiven, csvLine } from './csv.ts'

test.each([
  ['=1+1', "'=1+1"],
  ['+49 30 1234', "'+49 30 1234"],
  ['-5', "'-5"],
  ['@SUM(A1)', "'@SUM(A1)"],
  [' =1', "' =1"],
  ['＝1', "'＝1"],
  ['\t=1', `"\t'=1"`],
  ['\r=1', `"\r'=1"`],
  ['Anna;=1', `"Anna;'=1"`],
  ['Anna\n@x', `"Anna\n'@x"`],
  ['"=1', `"'""=1"`],
])('no spreadsheet runs %j, and it is read as it was', (cell, written) => {
  expect(csvLine([cell])).toBe(`${written}\r\n`)
  const [, inside = ''] = /^"(.*)"$/s.exec(written) ?? [null, written]
  expect(cellAsGiven(inside.replaceAll('""', '"'))).toBe(cell)
})

test('other cells stay as they are', () => {
  expect(csvLine(['Anna', 'a=b', "O'Brien", 5, true, null, 'a;b', 'a,b'])).toBe(
    `Anna,a=b,O'Brien,5,true,,"a;b","a,b"\r\n`,
  )
})
