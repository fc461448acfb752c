import * as v from 'valibot'
import { expect, test } from 'vitest'
import { answerSchema } from './answer'

test('an answer whose error and field are null is readable, and names no field', () => {
  const answer = v.parse(answerSchema, { status: 200, data: [1], error: null, field: null })
  expect(answer).toEqual({ status: 200, data: [1], error: null, field: undefined })
})
