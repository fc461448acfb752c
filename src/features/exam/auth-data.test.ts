import { expect, test } from 'vitest'
import { obstacleOf } from './auth-data'

const refused = (status: number) => obstacleOf({ state: 'refused', status, text: 'Too many requests' })

test('the entrance of the exam asks for the login without one, and after a 401 or 403', () => {
  expect([obstacleOf(undefined), refused(401), refused(403)]).toEqual(['login', 'login', 'login'])
})

test('the entrance of the exam says every other refusal in its words, and that the service does not answer', () => {
  for (const status of [400, 404, 409, 429]) expect(refused(status)).toEqual({ text: 'Too many requests' })
  expect(obstacleOf({ state: 'unavailable' })).toBe('unavailable')
})
