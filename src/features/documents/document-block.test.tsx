import { renderToStaticMarkup } from 'react-dom/server'
import { expect, test } from 'vitest'
import { loadDocument } from '~/content/documents'
import type { Block } from '~/content/documents/types'
import { locales } from '~/contract/locale'
import { DocumentBlock } from './document-block'
import { ordinal, sectionsOf } from './sections'

const markupOf = (block: Block, number = 1) => renderToStaticMarkup(<DocumentBlock block={block} number={number} />)

test.each(locales)('the anchors of the contents are those of the headings, in their order and numbered (%s)', async (locale) => {
  const { blocks } = (await loadDocument(1, locale)) ?? { blocks: [] }
  const markup = blocks.map((block, index) => (block.kind === 'heading' ? markupOf(block, ordinal(blocks, index)) : '')).join('')
  const sections = sectionsOf(blocks)
  expect([...markup.matchAll(/<h2 id="([^"]+)"/g)].map((match) => match[1])).toEqual(sections.map(({ id }) => id))
  expect([...markup.matchAll(/doc-no">(\d+)</g)].map((match) => Number(match[1]))).toEqual(sections.map((_, at) => at + 1))
})

test('a run between backticks is code', () => {
  expect(markupOf({ kind: 'paragraph', text: 'use `JOIN` here' })).toContain('use <code>JOIN</code> here')
})

test('code stands on the page as it is copied, and its button names it', () => {
  const markup = markupOf({ kind: 'code', name: 'q.gql', language: 'csv', code: 'a,b\n1,2' })
  expect(markup).toContain('>a,b\n1,2</code>')
  expect(markup).toMatch(/<button[^>]*aria-label="[^"]*q\.gql/)
  expect(markup).toContain('role="status"')
})

test('a table names its columns and rows', () => {
  const markup = markupOf({ kind: 'table', caption: 'Limits', columns: ['Edition', 'Users'], rows: [['Free', '1']] })
  expect(markup).toContain('<th scope="col">Users</th>')
  expect(markup).toContain('<th scope="row">Free</th>')
  expect(markup).toContain('<td>1</td>')
})
