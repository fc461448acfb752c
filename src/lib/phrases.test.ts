import { expect, test } from 'vitest'
import { breaksOf, wordsOf } from './phrases'

const words = wordsOf('原生 分布式 图数据库 找到 容量 权限 对比 最多 超过 证书 企业 比赛')

/** The text with a bar wherever it may break. Browsers add the places after punctuation. */
function marked(text: string): string {
  const ends = [...breaksOf(text, words), text.length]
  return ends.map((end, index) => text.slice(ends[index - 1] ?? 0, end)).join('|')
}

test.each([
  ['原生分布式图数据库', '原生|分布式|图数据库'],
  ['容量与权限对比', '容量|与权限|对比'],
  ['企业的证书', '企业的|证书'],
  ['GBCA证书', 'GBCA|证书'],
  ['找到图数据库，对比容量', '找到|图数据库，对比|容量']
])('%s breaks between words, and a particle stays with its word', (text, expected) => {
  expect(marked(text)).toBe(expected)
})

test('a number stays with its unit', () => {
  expect(marked('最多50张')).toBe('最多|50张')
  expect(marked('超过4,000万企业')).toBe('超过|4,000万企业')
})

test('characters of no known word stay together, with both neighbors', () => {
  expect(marked('对比蚂蚁证书')).toBe('对比蚂蚁证书')
})

test.each(['', 'Which accounts?', '对比', '，。', '100'])('«%s» has no such place', (text) => {
  expect(breaksOf(text, words)).toEqual([])
})
