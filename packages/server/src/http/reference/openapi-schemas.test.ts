import { expect, test } from 'vitest'
import { z } from 'zod'
import { schemasOf } from './openapi-schemas.ts'

const Inner = z.object({ size: z.int().default(1) }).meta({ id: 'Inner' })
const Outer = z.object({ inner: Inner }).meta({ id: 'Outer' })
const Plain = z.strictObject({ name: z.string() }).meta({ id: 'Plain' })

const reference = (name: string) => ({ $ref: `#/components/schemas/${name}` })

test('a schema with the same shape in both directions stands once', () => {
  const { named, shapeOf } = schemasOf([
    [Plain, 'input'],
    [z.array(Plain), 'output'],
  ])
  expect(Object.keys(named)).toEqual(['Plain'])
  expect(shapeOf(Plain, 'input')).toEqual(reference('Plain'))
  expect(shapeOf(z.array(Plain), 'output')).toEqual({ type: 'array', items: reference('Plain') })
})

test('one that a default makes another stands twice, and so does whatever leads to it', () => {
  const { named, shapeOf } = schemasOf([
    [Outer, 'input'],
    [Outer, 'output'],
  ])
  expect(Object.keys(named)).toEqual(['Inner', 'InnerInput', 'Outer', 'OuterInput'])
  expect(named.InnerInput).not.toHaveProperty('required')
  expect(named.Inner).toHaveProperty('required', ['size'])
  expect(named.OuterInput).toHaveProperty('properties.inner', reference('InnerInput'))
  expect(shapeOf(Outer, 'output')).toEqual(reference('Outer'))
})
