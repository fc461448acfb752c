import * as v from 'valibot'
import { expect, test } from 'vitest'
import { mainPaths } from '../../src/contract/calls'
import { createApp } from './app'

test('every route is a call of the contract, and every call is routed', () => {
  const bound = v.parse(
    v.custom<never>(() => true),
    {}
  )
  const routed = createApp({
    DB: bound,
    FILES: bound,
    PASSPORT: bound,
    PASSPORT_BASE: '',
    FILE_LINK_SECRET: undefined
  }).routes.filter(({ method }) => method !== 'ALL')
  expect(routed.map(({ path }) => path).sort()).toEqual(mainPaths.map((path) => `/web/user${path}`).sort())
})
