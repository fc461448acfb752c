import { isNotFound } from '@tanstack/react-router'
import * as v from 'valibot'
import { expect, test } from 'vitest'
import { validOrNotFound } from './route-validation'

const schema = v.object({ id: v.pipe(v.string(), v.regex(/^\d+$/), v.transform(Number)) })

function thrownBy(run: () => unknown): unknown {
  try {
    run()
  } catch (error) {
    return error
  }
  return undefined
}

test('returns the transformed value if it is valid', () => {
  expect(validOrNotFound(schema, { id: '12', unknown: 'dropped' })).toEqual({ id: 12 })
})

test('throws notFound for an invalid value', () => {
  expect(isNotFound(thrownBy(() => validOrNotFound(schema, { id: 'x' })))).toBe(true)
  expect(isNotFound(thrownBy(() => validOrNotFound(schema, {})))).toBe(true)
  expect(isNotFound(thrownBy(() => validOrNotFound(schema, undefined)))).toBe(true)
})
