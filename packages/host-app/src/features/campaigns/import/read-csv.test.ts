import { expect, test } from 'vitest'
import { decode, readCsv } from './read-csv.ts'

const cellsOf = (text: string) => readCsv(text).rows.map(({ cells }) => cells)

test.each([
  [
    'commas',
    'a,b\n1,2\n',
    [
      ['a', 'b'],
      ['1', '2'],
    ],
  ],
  [
    'semicolons',
    'a;b\r\n1,5;2\r\n',
    [
      ['a', 'b'],
      ['1,5', '2'],
    ],
  ],
  [
    'tabs',
    'a\tb\n1\t2',
    [
      ['a', 'b'],
      ['1', '2'],
    ],
  ],
  [
    'bars',
    'a|b\n1|2',
    [
      ['a', 'b'],
      ['1', '2'],
    ],
  ],
  [
    'a separator that is said',
    'sep=;\na;b,c\n1;2',
    [
      ['a', 'b,c'],
      ['1', '2'],
    ],
  ],
  [
    'quotation marks',
    'a,b\n"1, ""x""\n2",3',
    [
      ['a', 'b'],
      ['1, "x"\n2', '3'],
    ],
  ],
  [
    'empty cells',
    'a,b,c\n,2,\n',
    [
      ['a', 'b', 'c'],
      ['', '2', ''],
    ],
  ],
  [
    'old line ends',
    'a,b\r1,2\r',
    [
      ['a', 'b'],
      ['1', '2'],
    ],
  ],
  ['one column', 'email\nanna@client.example\n', [['email'], ['anna@client.example']]],
  ['nothing', '', []],
  [
    'a separator at the very end',
    'a,b\n1,',
    [
      ['a', 'b'],
      ['1', ''],
    ],
  ],
] as const)('%s', (_, text, expected) => {
  expect(cellsOf(text)).toEqual(expected)
})

test('each row knows its line in the file, after empty ones and cells of several lines', () => {
  const { rows } = readCsv('a,b\n\n"x\ny",1\n,\nz,2\n')
  expect(rows.map(({ line, cells }) => [line, cells[0]])).toEqual([
    [1, 'a'],
    [3, 'x\ny'],
    [6, 'z'],
  ])
})

test('a quotation mark that is not closed says its line, and the rows before it are kept', () => {
  const { rows, unclosedAt } = readCsv('a,b\n1,2\n"3,4\n5,6\n')
  expect([rows.length, unclosedAt]).toEqual([2, 3])
})

test.each([
  ['UTF-8 with a mark', [0xef, 0xbb, 0xbf, 0x4d, 0xc3, 0xbc], 'Mü'],
  ['Windows', [0x4d, 0xfc], 'Mü'],
  ['UTF-16', [0xff, 0xfe, 0x4d, 0, 0xfc, 0], 'Mü'],
])('the letters of %s are read', (_, bytes, text) => {
  expect(decode(Uint8Array.from(bytes))).toBe(text)
})

test('10,000 lines are read in linear time', () => {
  const line = 'anna@client.example;"Anna ""A"" Smith";Client;https://client.example\n'
  expect(readCsv(line.repeat(10_000)).rows).toHaveLength(10_000)
  expect(readCsv('"'.repeat(200_001)).unclosedAt).toBe(1)
})
