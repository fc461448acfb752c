import { expect, test } from 'vitest'
import { loadRequirementLines } from './requirement-lines'

test('the requirements of an answer become lines that a consultation can quote, in the order of the form', async () => {
  const query = { users: '40', graphs: '1200', ldap: 'yes', permissions: 'elements' }
  const english = await loadRequirementLines(query, 'en-US')
  expect(english).toHaveLength(4)
  expect(english[0]).toMatch(/: 1,200$/)
  expect(english[1]).toMatch(/: 40$/)
  const chinese = await loadRequirementLines(query, 'zh-CN')
  expect(chinese[0]).toMatch(/：1,200$/)
})

test('values that the finder does not accept are left out, and without any there is no text', async () => {
  expect(await loadRequirementLines({ graphs: '-1', users: '3' }, 'en-US')).toHaveLength(1)
  expect(await loadRequirementLines({ graphs: '<b>', ldap: 'perhaps' }, 'en-US')).toEqual([])
  expect(await loadRequirementLines({ edition: 'advanced', topic: 'proof' }, 'en-US')).toEqual([])
})
