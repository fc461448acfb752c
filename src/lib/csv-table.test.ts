import { expect, test } from 'vitest'
import { writeCsv } from '~/contract/csv'
import { readCsvTable } from './csv-table'

test('reads every cell as it was before it was written, formulas too', () => {
  const cells = ['=1', '+86', '-5', '@a', '＝1', '＋86', '－5', '＠a', '\t=1', '\r=1', '\n=1', "'quoted'", 'a']
  const text = writeCsv([cells.map((_, index) => `column ${index}`), cells])
  expect(readCsvTable({ name: 'a.csv', text }, 1000)).toMatchObject({ rows: [{ cells }] })
})
