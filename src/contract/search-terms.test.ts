import { describe, expect, test } from 'vitest'
import { byFirstTerm, conceptsOf, editDistance, maxEdits, mentionsIn, soundOf, termsOf, termsOfQuery } from './search-terms'

const words = (text: string) => termsOf(text).map(({ term }) => term)

describe('terms', () => {
  test('Chinese is split into pairs of neighbors, so that a word is found inside a sentence', () => {
    expect(words('恢复备份')).toEqual(['恢复', '复备', '备份'])
    expect(words('先做一次全量备份。')).toEqual(expect.arrayContaining(['全量', '备份']))
  })

  test('a single character is a term', () => expect(words('图 db')).toEqual(['图', 'db']))

  test('words of the other scripts are cut from Chinese, spaces or none', () => {
    expect(words('用Java驱动连接')).toEqual(['用', 'java', '驱动', '动连', '连接'])
  })

  test('case, width and the commonest endings make no difference', () => {
    expect(words('ＭＥＲＧＥ Merging merged')).toEqual(['merg', 'merg', 'merg'])
    expect(words('queries query indexes index databases database')).toEqual([
      'query',
      'query',
      'index',
      'index',
      'databas',
      'databas'
    ])
  })

  test('a version is one term', () => expect(words('驱动3.4.1与v1.4')).toEqual(['驱动', '3.4.1', '与', 'v1.4']))

  test('positions are those of the text', () => {
    const text = '用ＪＡＶＡ驱动'
    expect(termsOf(text).map(({ start, end }) => text.slice(start, end))).toEqual(['用', 'ＪＡＶＡ', '驱动'])
  })

  test('question words do not count, unless there is nothing else', () => {
    expect(termsOfQuery('怎样备份').map(({ term }) => term)).toEqual(['备份'])
    expect(termsOfQuery('为什么')).not.toEqual([])
    expect(termsOfQuery('how do I back up')).toHaveLength(2)
    expect(termsOfQuery('we need to get a license please').map(({ term }) => term)).toEqual(['licens'])
    expect(termsOfQuery('要求能力会议').map(({ term }) => term)).toContain('要求')
  })

  test('a character between two question words is no term, but one that is typed alone is', () => {
    expect(termsOfQuery('我们应该怎么做可以备份').map(({ term }) => term)).toEqual(['备份'])
    expect(termsOfQuery('边 属性').map(({ term }) => term)).toEqual(['边', '属性'])
  })

  test('a question word that belongs to a name counts', () => {
    const query = 'good enough if we need it'
    const names = [{ start: query.indexOf('need'), end: query.length }]
    expect(termsOfQuery(query, names).map(({ term }) => term)).toEqual(['good', 'enough', 'need'])
  })

  test('a text without letters has no terms', () => expect(termsOf('？！ <> --')).toEqual([]))
})

describe('mistakes', () => {
  test.each([
    ['python', 'pyhton', 1],
    ['louvain', 'louvian', 1],
    ['betweenness', 'betweeness', 1],
    ['merge', 'mrge', 1],
    ['graph', 'graph', 0],
    ['backup', 'restore', 3]
  ])('%s and %s', (one, other, mistakes) => expect(editDistance(one, other, 2)).toBe(mistakes))

  test('two spellings of a sound are one', () => {
    expect(soundOf('graph')).toBe(soundOf('graf'))
    expect(soundOf('tigger')).toBe(soundOf('tiger'))
    expect(soundOf('graph')).not.toBe(soundOf('grid'))
  })

  test('short words survive none', () => expect(['bfs', 'java', 'database'].map(maxEdits)).toEqual([0, 1, 2]))
})

test('a concept is found by any of its names, of one term or several', () => {
  const concepts = byFirstTerm(conceptsOf([['图数据库', 'graph database']]))
  const mention = (text: string) => mentionsIn(termsOf(text), concepts).map(({ concept, from, to }) => [concept.term, from, to])
  expect(mention('选图数据库')).toEqual([['=图数据库', 1, 4]])
  expect(mention('Graph databases, and graphs')).toEqual([['=图数据库', 0, 2]])
  expect(mention('数据库')).toEqual([])
})
