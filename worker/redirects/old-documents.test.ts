import { expect, test } from 'vitest'
import { testApp } from '../test-edge'
import { currentDocumentPath, oldDocuments } from './old-documents'

const at = (path: string) => currentDocumentPath(new URL(path, 'http://localhost'))

test.each([
  ['/document', '/document/latest/1'],
  ['/document/', '/document/latest/1'],
  ['/document/standalone', '/document/latest/1'],
  ['/document/standalone/dev', '/document/latest/1'],
  ['/document/standalone/com', '/document/latest/1'],
  ['/document/standalone/v1.4/7', '/document/latest/7'],
  ['/document/standalone/v1.4/dev', '/document/latest/1'],
  ['/document/standalone/v1.4/com', '/document/latest/1'],
  ['/document/standalone/v1.4/-3', '/document/latest/1'],
  ['/document?file=12', '/document/latest/12'],
  ['/document?id=5', '/document/latest/5'],
  ['/document/standalone/dev?id=5', '/document/latest/5'],
  ['/document?id=dev', '/document/latest/1'],
  ['/document?file=dev', '/document/latest/1'],
  ['/document?file=com&id=3', '/document/latest/3'],
  ['/document?file=2&id=1e3', '/document/latest/1'],
  ['/old/help/document?file=5', '/document/latest/5'],
  ['/document?file=0', '/document/latest/1'],
  ['/document?file=99999999999999', '/document/latest/1'],
  ['/document?file=//attacker.example', '/document/latest/1'],
  ['//attacker.example/document?file=2', '/document/latest/2']
])('%s leads to %s', (from, to) => {
  expect(at(from)).toBe(to)
})

test.each(['/', '/document/latest/1', '/document/latest/99', '/documents?file=1', '/document/latest/1?file=2'])(
  '%s stays',
  (path) => {
    expect(at(path)).toBeUndefined()
  }
)

test('the redirect is permanent, drops the query and is for reading only', async () => {
  const app = testApp(oldDocuments())
  const response = await app.request('http://localhost/document?file=2&next=https://attacker.example')
  expect(response.status).toBe(301)
  expect(response.headers.get('Location')).toBe('/document/latest/2')
  expect((await app.request('http://localhost/document', { method: 'POST' })).status).toBe(200)
})
