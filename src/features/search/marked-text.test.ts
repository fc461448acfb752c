import { describe, expect, test } from 'vitest'
import { markedContext, markedText, type Piece } from './marked-text'

/** Joins pieces, with highlights in brackets. */
const shown = (pieces: readonly Piece[]) => pieces.map(({ text, isMarked }) => (isMarked ? `[${text}]` : text)).join('')

describe('marks', () => {
  test('merges adjacent bigrams into one highlight', () => {
    expect(shown(markedText('用最短路径找人', [['最短'], ['短路'], ['路径']]))).toBe('用[最短路径]找人')
  })

  test('highlights a word regardless of case and ending', () => {
    expect(shown(markedText('Indexes, and an INDEX', [['index']]))).toBe('[Indexes], and an [INDEX]')
  })

  test('highlights a multi-word name only as a sequence', () => {
    expect(shown(markedText('a graph, a graph database', [['graph', 'databas']]))).toBe('a graph, a [graph database]')
  })

  test('keeps markup as text', () => {
    expect(markedText('<b>备份</b>', [['备份']])).toEqual([
      { text: '<b>', isMarked: false },
      { text: '备份', isMarked: true },
      { text: '</b>', isMarked: false }
    ])
  })
})

describe('context', () => {
  const text = `${'别的话。'.repeat(30)}先做备份，再恢复。${'另外的话。'.repeat(30)}`

  test('is the sentence with the match, and what follows it', () => {
    const context = shown(markedContext(text, [['备份'], ['恢复']], 40))
    expect(context).toMatch(/^先做\[备份\]，再\[恢复\]。(另外的话。)+$/)
    expect(context.length).toBeLessThan(50)
  })

  test('cuts a long sentence around the match, with ellipses', () => {
    const long = `${'别的话，'.repeat(30)}先做备份，再恢复，${'另外的话，'.repeat(30)}完。`
    expect(shown(markedContext(long, [['备份'], ['恢复']], 40))).toMatch(/^….*先做\[备份\]，再\[恢复\].*…$/)
  })

  test('is the first sentence without a match', () => {
    expect(shown(markedContext(text, [['没有']], 20))).toMatch(/^(别的话。)+$/)
    expect(shown(markedContext('先做备份。', [['备份']], 40))).toBe('先做[备份]。')
  })

  test('never joins rows or labels', () => {
    const rows = '端口\n备份端口\n先做备份。\n备份：7801'
    expect(shown(markedContext(rows, [['备份']], 40))).toBe('先做[备份]。')
    expect(shown(markedContext('端口 7800\n备份 7801', [['备份']], 40))).toBe('[备份] 7801')
    expect(shown(markedContext('版本3.4.1支持备份。其他版本不支持。', [['备份']], 40))).toBe(
      '版本3.4.1支持[备份]。其他版本不支持。'
    )
  })
})
