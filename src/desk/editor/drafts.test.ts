import { expect, test, vi } from 'vitest'
import type { BlockDocument } from '~/contract/blocks'
import { draftKey, readDraft, saveDraft } from './drafts'

const document: BlockDocument = { blocks: [{ type: 'paragraph', text: ['草稿'] }] }

function storage() {
  const kept = new Map<string, string>()
  const stub = {
    getItem: (key: string) => kept.get(key) ?? null,
    setItem: (key: string, value: string) => void kept.set(key, value),
    removeItem: (key: string) => void kept.delete(key)
  }
  vi.stubGlobal('localStorage', stub)
  return { kept, stub }
}

test('the key is the address of the page without its query, and the name of the editor', () => {
  expect(draftKey(new URL('https://cn.galaxy.example:8443/desk/entries?id=1#a'), 'news-1')).toBe(
    'https_cn_galaxy_example_8443_desk_entriesnews-1-drafts-data'
  )
})

test('a draft is kept, and an empty text deletes it', () => {
  const { kept } = storage()
  expect([saveDraft('k', document), readDraft('k')]).toEqual([true, document])
  expect([saveDraft('k', { blocks: [] }), kept.size, readDraft('k')]).toEqual([true, 0, undefined])
})

test('what is no text is no draft, and a full storage is reported', () => {
  const { kept, stub } = storage()
  for (const stored of ['', '{', '{"blocks":[{"type":"image","src":"javascript:1"}]}']) {
    kept.set('k', stored)
    expect([stored, readDraft('k')]).toEqual([stored, undefined])
  }
  stub.setItem = () => {
    throw new Error('full')
  }
  expect(saveDraft('k', document)).toBe(false)
})
