import { expect, test, vi } from 'vitest'
import type { Download } from '~/contract/downloads'
import { withKnownDocuments } from './files'

const reportDeadLink = vi.fn()
vi.mock('~/lib/edge-context', () => ({ edgeContext: () => ({ reportDeadLink }) }))

const entry: Download = {
  id: 5,
  language: 'en-US',
  title: 'Java driver',
  summary: 'summary',
  isSample: false,
  languages: ['en-US'],
  kind: 'driver',
  edition: null,
  programmingLanguage: 'Java',
  version: '3.4.1',
  releasedOn: '2026-11-05',
  documents: '/document/latest/15',
  apiDocuments: '/document/latest/999',
  file: null,
  isGated: false
}

test('omits links to missing documents and reports them', () => {
  expect(withKnownDocuments(entry)).toMatchObject({ documents: '/document/latest/15', apiDocuments: null })
  expect(reportDeadLink).toHaveBeenCalledExactlyOnceWith({ address: '/document/latest/999', source: 'download' })
})

test.each(['/document/latest/15#connect', '/document/v1.3/1', 'https://example.com/api'])('keeps the link to %s', (documents) => {
  expect(withKnownDocuments({ ...entry, documents, apiDocuments: null }).documents).toBe(documents)
})

test.each(['/document/v9/15', '/document/v1.3/30', '/document/latest/15/x', '/document'])('omits the link to %s', (documents) => {
  expect(withKnownDocuments({ ...entry, documents, apiDocuments: null }).documents).toBeNull()
})
