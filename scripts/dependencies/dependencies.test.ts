import { expect, test } from 'vitest'
import { advisoriesIn } from './advisories.ts'
import { licenseProblems } from './licenses.ts'

test('a package with another license, or without one, is named with what would be accepted', () => {
  const components = [
    { name: 'free', version: '1.0.0', licenses: [{ license: { id: 'MIT' } }] },
    { name: 'either', version: '1.0.0', licenses: [{ expression: '(MIT OR CC0-1.0)' }] },
    { name: 'strong', group: '@copy', version: '2.0.0', licenses: [{ license: { id: 'AGPL-3.0-only' } }] },
    {
      name: 'mixed',
      version: '3.0.0',
      licenses: [{ license: { id: 'MIT' } }, { license: { name: 'Ours' } }],
    },
    { name: 'silent', version: '4.0.0' },
  ]
  expect(licenseProblems({ components })).toEqual([
    expect.stringMatching(/^@copy\/strong 2\.0\.0: AGPL-3\.0-only; expected one of 0BSD, /),
    expect.stringMatching(/^mixed 3\.0\.0: MIT, Ours; /),
    expect.stringMatching(/^silent 4\.0\.0: no license; /),
  ])
})

test('each advisory is a line, and an answer that is none says nothing about them', () => {
  const advisory = {
    module_name: 'leaky',
    severity: 'high',
    title: 'It leaks',
    url: 'https://advisories.example/1',
    vulnerable_versions: '<1.2.3',
  }
  expect(advisoriesIn(JSON.stringify({ advisories: { 1: advisory } }))).toEqual([
    'leaky <1.2.3: It leaks (high), https://advisories.example/1',
  ])
  expect(advisoriesIn(JSON.stringify({ advisories: {} }))).toEqual([])
  expect([advisoriesIn(''), advisoriesIn('null'), advisoriesIn('{"error":{}}')]).toEqual([
    undefined,
    undefined,
    undefined,
  ])
})
