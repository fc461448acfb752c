import { expect, test } from 'vitest'
import { oldestVersion } from './browser'

const listed = ` firefox-esr | 153.8.0esr-1~deb12u1 | http://security.example bookworm-security/main amd64 Packages
 firefox-esr | 140.12.0esr-1~deb12u1 | http://archive.example bookworm/main amd64 Packages
 firefox-esr | 128.14.0esr-1~deb12u1 | http://archive.example bookworm-updates/main amd64 Packages
`

test('the oldest version from the floor on is chosen', () => {
  expect(oldestVersion(listed, 140)).toBe('140.12.0esr-1~deb12u1')
  expect(oldestVersion(listed, 141)).toBe('153.8.0esr-1~deb12u1')
  expect(oldestVersion(listed, 154)).toBeUndefined()
  expect(oldestVersion('', 140)).toBeUndefined()
})
