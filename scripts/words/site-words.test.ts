import { expect, test } from 'vitest'
import { breaksOf } from '../../src/lib/phrases.ts'
import { segment } from './segment.ts'
import { knownWords } from './site-words.ts'

const broken = (text: string) => {
  const ends = [...breaksOf(text, knownWords()), text.length]
  return ends.map((end, index) => text.slice(ends[index - 1] ?? 0, end))
}

test.each(['实际控制人', '受益所有人', '单机免费版', '图数据库', '最短路径', '连通分量'])('%s is one word', (term) => {
  expect(segment(`查询${term}的结果`)).toContain(term)
  expect(broken(`查询${term}的结果`).join('|')).toContain(term)
})

test.each([
  ['找不到页面', ['找不到', '页面']],
  ['资源容量与权限', ['资源', '容量', '与权限']],
  ['表连接与图遍历', ['表连接', '与图遍历']],
  ['五段转账', ['五段', '转账']]
])('%s is not torn', (text, phrases) => {
  expect(broken(text)).toEqual(phrases)
})
