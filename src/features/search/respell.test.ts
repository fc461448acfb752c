import { expect, test } from 'vitest'
import { parseQuery, vocabularyOf } from './parse-query'
import { respelled } from './respell'
import { openIndex } from './search-index'

const vocabulary = vocabularyOf('zh-CN', [
  { said: ['多级供应商'], meant: ['供应链'] },
  { said: ['主数据'], meant: ['客户360'] }
])
const index = openIndex({ base: '', pages: 1, terms: 1, words: 1, pinyin: 0, readings: 0 }, async () => ({}))

/** The query as it is meant, if the index knows these terms only. */
function respell(query: string, known: readonly string[] = []): Promise<string> {
  const { units } = parseQuery(query, vocabulary)
  const isKnown = ({ start, end }: { start: number; end: number }) => known.includes(query.slice(start, end))
  const parts = { known: units.filter(isKnown), unknown: units.filter((unit) => !isKnown(unit)) }
  return respelled(index, query, parts, vocabulary)
}

test('a name with one wrong character, or with two that are swapped, is meant', async () => {
  expect(await respell('多极供应商')).toBe('多级供应商')
  expect(await respell('查一下多级应供商的风险')).toBe('查一下多级供应商的风险')
})

test('a number is no wrong character', async () => {
  const query = '四级供应商'
  expect(await respell(query, ['级供', '供应', '应商'])).toBe(query)
})

test('a character that belongs to a known word is no wrong one of a short name', async () => {
  expect(await respell('易数据')).toBe('主数据')
  expect(await respell('交易数据', ['交易', '数据'])).toBe('交易数据')
})
