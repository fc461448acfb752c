import { expect, test } from 'vitest'
import { expandSafely } from '../../../tests/support/json-ld'
import { achievementOf, credentialOf, type Json, profileOf, withContext, withoutClaims } from './open-badge'
import { encodeBits, statusListOf } from './status-list'

const settings = { CERTIFICATE_ORIGIN: 'https://cn.galaxy.example', CERTIFICATE_ISSUER: 'Galaxy' }
const certified = {
  id: '00000000-0000-4000-8000-000000000001',
  subject: '00000000-0000-4000-8000-000000000002',
  statusIndex: 94_567,
  issuedAt: Date.UTC(2026, 10, 23, 4, 20, 15),
  validUntil: Date.UTC(2028, 10, 23, 4, 20, 15)
}
const documents: Readonly<Record<string, Json>> = {
  'public credential': withoutClaims(credentialOf(settings, certified)),
  'credential with the name': withoutClaims(credentialOf(settings, certified, '王小明')),
  'status list with its claims': statusListOf(settings, encodeBits([9]), certified.issuedAt),
  profile: withContext(profileOf(settings)),
  achievement: withContext(achievementOf(settings))
}

test.each(Object.keys(documents))('every term of the %s is defined: JSON-LD in safe mode expands it', async (name) => {
  await expect(expandSafely(documents[name] ?? {})).resolves.toHaveLength(1)
})

test('the only claim of a credential that the packaged contexts do not define is the one that Open Badges requires', async () => {
  const { jti, ...payload } = credentialOf(settings, certified)
  await expect(expandSafely(payload)).resolves.toHaveLength(1)
  await expect(expandSafely({ ...payload, jti })).rejects.toMatchObject({ details: { event: { details: { property: 'jti' } } } })
})

test.each([
  ['a misspelled term', { ...documents.profile, nmae: 'Galaxy' }],
  ['an unknown type', { ...documents.profile, type: ['Profil'] }],
  ['no context', profileOf(settings)]
])('%s is refused in safe mode', async (_, document) => {
  await expect(expandSafely(document)).rejects.toThrow('Safe mode')
})
