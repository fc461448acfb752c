import { expect, test } from 'vitest'
import { hideNames } from './hide-names'

test('the workers of a site get names that cannot be guessed, and still find each other', () => {
  const hide = hideNames()
  const edge = {
    name: 'galaxy-site',
    modules: true as const,
    script: '',
    serviceBindings: { PASSPORT: 'galaxy-passport', MAIN: { name: 'galaxy-main' } }
  }
  const passport = { name: 'galaxy-passport', modules: true as const, script: '' }
  const main = { name: 'galaxy-main', modules: true as const, script: '' }
  for (const worker of [edge, passport, main]) hide(worker)
  expect(passport.name).toMatch(/^galaxy-passport-[0-9a-f]{32}$/)
  expect(edge.serviceBindings).toEqual({ PASSPORT: passport.name, MAIN: { name: main.name } })
  const again = { name: 'galaxy-passport', modules: true as const, script: '' }
  hideNames()(again)
  expect(again.name).not.toBe(passport.name)
})
