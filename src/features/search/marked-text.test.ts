import { describe, expect, test } from 'vitest'
import { markedContext, markedText, type Piece } from './marked-text'

/** Pieces as one text, what is marked in brackets. */
const shown = (pieces: readonly Piece[]) => pieces.map(({ text, isMarked }) => (isMarked ? `[${text}]` : text)).join('')

describe('marks', () => {
  test('pairs of neighbouring characters are marked as one word', () => {
    expect(shown(markedText('用最短路径找人', [['最短'], ['短路'], ['路径']]))).toBe('用[最短路径]找人')
  })

  test('a word is marked whatever its case and ending', () => {
    expect(shown(markedText('Indexes, and an INDEX', [['index']]))).toBe('[Indexes], and an [INDEX]')
  })

  test('a name of several words is marked where they follow one another only', () => {
    expect(shown(markedText('a graph, a graph database', [['graph', 'databas']]))).toBe('a graph, a [graph database]')
  })

  test('markup stays text', () => {
    expect(markedText('<b>备份</b>', [['备份']])).toEqual([
      { text: '<b>', isMarked: false },
      { text: '备份', isMarked: true },
      { text: '</b>', isMarked: false }
    ])
  })
})

describe('context', () => {
  const text = `${'别的话。'.repeat(30)}先做备份，再恢复。${'另外的话。'.repeat(30)}`

  test('shows where something was found, with dots where it is cut', () => {
    const context = shown(markedContext(text, [['备份'], ['恢复']], 40))
    expect(context).toMatch(/^….*先做\[备份\]，再\[恢复\]。.*…$/)
    expect(context.length).toBeLessThan(50)
  })

  test('begins at the beginning where nothing is marked, and is whole where it is short', () => {
    expect(shown(markedContext(text, [['没有']], 20))).toMatch(/^别的话。.*…$/)
    expect(shown(markedContext('先做备份。', [['备份']], 40))).toBe('先做[备份]。')
  })

  test('puts its lines after one another', () => {
    expect(shown(markedContext('一行\n另一行。\n第三行', [], 40))).toBe('一行 · 另一行。 第三行')
  })
})
