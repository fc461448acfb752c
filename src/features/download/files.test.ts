import { expect, test, vi } from 'vitest'
import type { Download } from '~/contract/downloads'
import { hasDocument, withKnownDocuments } from './files'

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
  expect(hasDocument('/document/latest/15#connect')).toBe(true)
  expect(hasDocument('https://example.com/api')).toBe(true)
  for (const address of ['/document/v9/15', '/document/latest/15/x', '/document']) expect(hasDocument(address)).toBe(false)
})
