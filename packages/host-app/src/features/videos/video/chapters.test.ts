import { expect, test } from 'vitest'
import { chaptersIn, chaptersText } from './chapters.ts'

test('chapters are lines with a time and a title, in any order', () => {
  expect(chaptersIn('1:05 What comes next\n\n0:00  Hello \n1:02:03 The end')).toEqual({
    chapters: [
      { at: 0, title: 'Hello' },
      { at: 65, title: 'What comes next' },
      { at: 3_723, title: 'The end' },
    ],
  })
})

test('what is written is read again', () => {
  const chapters = [
    { at: 5, title: 'Hello' },
    { at: 3_605, title: 'World 1:00' },
  ]
  expect(chaptersIn(chaptersText(chapters))).toEqual({ chapters })
})

test.each(['Hello', '1:75 No such time', '1:05', '5 Hello'])(
  '"%s" is no chapter, and its line is named',
  (line) => {
    expect(chaptersIn(`0:00 Hello\n${line}`)).toEqual({ wrong: 2 })
  },
)
