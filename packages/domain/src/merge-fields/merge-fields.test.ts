import { expect, test } from 'vitest'
import {
  fieldNameOf,
  fieldsIn,
  isUnfilled,
  mergeFields,
  mergeUrl,
  urlTemplateProblem,
} from './merge-fields.ts'

const none = { values: {}, fallbacks: {} }
const withName = (first_name: string) => ({ values: { first_name }, fallbacks: {} })

test.each([
  ['Hi {{first_name|there}}', { first_name: 'Anna' }, {}, 'Hi Anna'],
  ['Hi {{ First Name | friend }}', { first_name: 'Anna' }, {}, 'Hi Anna'],
  ['Hi {{first_name|friend}}', {}, { first_name: 'you' }, 'Hi friend'],
  ['Hi {{first_name}}', {}, { first_name: 'you' }, 'Hi you'],
  ['Hi {{first_name}} of {{company}}, {{job_title}}', {}, {}, 'Hi there of your company, professional'],
  ['{{city}}!', {}, {}, '!'],
  ['{{first_name|there}}', { first_name: '' }, {}, 'there'],
  ['{{שם|שלום}}', { שם: 'דנה' }, {}, 'דנה'],
  ['{{constructor}}{{__proto__|x}}', {}, {}, 'x'],
  ['{{}} {first_name} {{first_name', { first_name: 'Anna' }, {}, '{{}} {first_name} {{first_name'],
] as const)('%s with %j and %j reads %s', (template, values, fallbacks, merged) => {
  expect(mergeFields(template, { values, fallbacks })).toBe(merged)
})

test.each([
  '<script>alert(1)</script>',
  '=cmd|calc',
  '\u202Egnirts',
  '👩‍👩‍👧 $& $1 $`',
  '{{company}}',
  'x'.repeat(10_000),
])('a value stays the text that it is (%#)', (value) => {
  expect(mergeFields('[{{first_name}}]', withName(value))).toBe(`[${value}]`)
})

test('in an address, values are percent-encoded', () => {
  const template = 'https://shop.example/{{first_name}}?n={{first_name}}#{{first_name}}'
  const value = 'a%2Fb%26c%3Dd%20%3F%23%C3%A9%3Cscript%3E'
  expect(mergeUrl(template, withName('a/b&c=d ?#é<script>'))).toBe(
    `https://shop.example/${value}?n=${value}#${value}`,
  )
})

test.each(['..', '.', '//evil.example', '\\\\evil.example', '@evil.example', ':80', '\uD800'])(
  'the value %j leads to no other host or folder',
  (value) => {
    const merged = mergeUrl('https://shop.example/a/{{first_name}}/b', withName(value))
    expect(merged).toMatch(/^https:\/\/shop\.example\/a\/[^/\\@:]*\/b$/)
    expect(merged).not.toContain('/..')
    expect(merged).not.toContain('/./')
  },
)

test('an address has no fallbacks but its own', () => {
  expect(mergeUrl('https://shop.example/?n={{first_name}}&c={{company|us}}', none)).toBe(
    'https://shop.example/?n=&c=us',
  )
})

test.each([
  ['https://shop.example/{{a}}', undefined],
  ['http://localhost:80?x={{a|b}}', undefined],
  ['https://{{company}}.example/', 'field_in_host'],
  ['https://shop.example{{a}}/x', 'field_in_host'],
  ['https://user:{{a}}@shop.example/', 'field_in_host'],
  ['{{url}}', 'url'],
  ['javascript:alert(1)', 'url'],
  ['//shop.example/', 'url'],
  ['https://', 'url'],
] as const)('%s has the problem %s', (template, problem) => {
  expect(urlTemplateProblem(template)).toBe(problem)
  expect(mergeUrl(template, none) === undefined).toBe(problem !== undefined)
})

test.each([
  ['First Name', 'first_name'],
  [' E-Mail ', 'e_mail'],
  ['company', 'company'],
  ['!!', ''],
])('the heading %j names the field %j', (heading, name) => {
  expect(fieldNameOf(heading)).toBe(name)
})

test.each(['{{lead_id}}', '{lead_id}', '[lead_id]', '%lead_id%', '<id>', '', ' ', 'undefined', 'null'])(
  '%j is a placeholder',
  (text) => {
    expect(isUnfilled(text)).toBe(true)
  },
)

test.each(['anna@example.com', 'anna-smith-1', '[a', '50%'])('%j is a value', (text) => {
  expect(isUnfilled(text)).toBe(false)
})

test('the fields of a template without a fallback of their own', () => {
  expect(fieldsIn('{{First Name}} {{company|you}} {{first_name}} {{city | }} {{!!}}')).toEqual([
    'first_name',
    'city',
  ])
})

test('long templates are read in linear time', () => {
  expect(mergeFields('{{a|'.repeat(50_000), none)).toHaveLength(200_000)
})
