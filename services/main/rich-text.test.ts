import { expect, test } from 'vitest'
import { richTextOf } from './rich-text'

const link = (href: string) => ({ tag: 'a', href, children: ['手册'] })

test('of two definitions of a reference the first counts', () => {
  expect(richTextOf('[手册][a]\n\n[a]: /first\n[a]: /second')).toEqual([{ tag: 'p', children: [link('/first')] }])
})

test('emphasis ends beside Chinese punctuation', () => {
  const strong = (text: string) => ({ tag: 'strong', children: [text] })
  const bold: [string, unknown[]][] = [
    ['**注意：**请先备份', [strong('注意：'), '请先备份']],
    ['这是**“重点”**文字，和**重点。**后', ['这是', strong('“重点”'), '文字，和', strong('重点。'), '后']],
    ['说*（好）*后', ['说', { tag: 'em', children: ['（好）'] }, '后']],
    ['**Note:** a ** b', [strong('Note:'), ' a ** b']]
  ]
  for (const [markdown, children] of bold) expect(richTextOf(markdown)).toEqual([{ tag: 'p', children }])
})

test('a definition within a list or a quote counts', () => {
  expect(richTextOf('[手册][a]\n\n> [a]: /quoted')[0]).toEqual({ tag: 'p', children: [link('/quoted')] })
  expect(richTextOf('[手册][a]\n\n- 一\n\n  [a]: /listed')[0]).toEqual({ tag: 'p', children: [link('/listed')] })
})
