import { expect, test } from 'vitest'
import { borrowsName } from './borrowed-name.ts'

test.each([
  ['Mira Vogel', 'Mira Vogel'],
  ['mira  VOGEL (organizer)', 'Mira Vogel'],
  ['Vogel, Mira', 'Mira Vogel'],
  ['Míra Vögel', 'Mira Vogel'],
  ['Мira Vоgеl', 'Mira Vogel'],
  ['M1ra Voge1', 'Mira Vogel'],
  ['MiraVogel', 'Mira Vogel'],
  ['Ｍｉｒａ Ｖｏｇｅｌ', 'Mira Vogel'],
  ['Mira.Vogel', 'Mira Vogel'],
  ['דנה', 'דנה'],
])('"%s" reads like "%s"', (name, owner) => {
  expect(borrowsName(name, owner)).toBe(true)
})

test.each([
  ['Mira Meier', 'Mira Vogel'],
  ['Alice', 'Al'],
  ['Lin', ''],
  ['', 'Mira'],
])('"%s" is another name than "%s"', (name, owner) => {
  expect(borrowsName(name, owner)).toBe(false)
})
