import { expect, test } from 'vitest'
import { documentsVersion } from '~/contract/limits'
import { documentsVersionOf, versionParameter } from './documents-version'

test.each([
  ['/document/v1.3/2', 'v1.3'],
  ['/document/latest/2', undefined],
  [`/document/${documentsVersion}/2`, undefined],
  ['/document/v9.9/1', undefined],
  ['/news', undefined]
])('at %s the address of a search has the version %s', (pathname, version) => {
  expect(versionParameter(documentsVersionOf(pathname))).toBe(version)
})
