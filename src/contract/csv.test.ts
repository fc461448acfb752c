import fc from 'fast-check'
import { expect, test } from 'vitest'
import { hostileMarkup } from '../../tests/support/hostile-markup'
import { writeCsv } from './csv'

test('a table begins with a byte-order mark, quotes every cell and doubles quotes', () => {
  expect(
    writeCsv([
      ['编号', 'a "b"'],
      ['1', 'x,\ny']
    ])
  ).toBe('\uFEFF"编号","a ""b"""\r\n"1","x,\ny"\r\n')
})

test.each(['=1+1', '+86', '-1', '@SUM(A1)', '\t=1', '\r=1', '\n=1', '＝1+1', '＋86', '－1', '＠SUM(A1)'])(
  'the cell %j is text for a spreadsheet',
  (text) => {
    expect(writeCsv([[text]])).toBe(`\uFEFF"'${text}"\r\n`)
  }
)

test('no text leaves its cell or begins a formula, and every text can be read back', () => {
  fc.assert(
    fc.property(fc.array(fc.string({ unit: fc.constantFrom(...'=+-@＝＋－＠\t\r\n",a中') }), { minLength: 1 }), (texts) => {
      const [, written = ''] = /^\uFEFF(.*)\r\n$/s.exec(writeCsv([texts])) ?? []
      const cells = [...written.matchAll(/"((?:[^"]|"")*)"(?:,|$)/g)].map(([, text = '']) => text.replaceAll('""', '"'))
      expect(cells.map((text) => text.replace(/^'/, ''))).toEqual(texts.map((text) => text.replace(/^'/, '')))
      for (const text of cells) expect(text).not.toMatch(/^[=+\-@＝＋－＠\t\r\n]/)
    })
  )
})

/** Cells that spreadsheets run, each before and after what would end the cell. */
const formulas = [
  '=HYPERLINK("https://evil.example")',
  "+cmd|' /C calc'!A0",
  '-2+3',
  '@SUM(1)',
  '\t=1',
  '\r=1',
  '＝1',
  '＋1',
  '－1',
  '＠SUM(1)'
].flatMap((formula) => ['', '"', ',', '\r\n', '",', '"\r\n"'].flatMap((end) => [formula + end, end + formula]))

test('a thousand hostile texts stay within their cells', () => {
  const texts = [...hostileMarkup, ...formulas]
  const rows = writeCsv(texts.map((text) => ['1', text]))
  const cells = [...rows.matchAll(/"1","((?:[^"]|"")*)"\r\n/g)].map(([, text = '']) => text.replaceAll('""', '"'))
  expect(cells.map((text, index) => (text === texts[index] ? text : text.replace(/^'/, '')))).toEqual(texts)
  expect(cells.filter((text) => /^[=+\-@＝＋－＠\t\r\n]/.test(text))).toEqual([])
  // Nothing is left outside of cells.
  expect(rows.replace(/^\uFEFF/, '').replaceAll(/"1","(?:[^"]|"")*"\r\n/g, '')).toBe('')
})
