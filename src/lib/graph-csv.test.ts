import { readFileSync } from 'node:fs'
import { describe, expect, test } from 'vitest'
import { writeCsv } from '~/contract/csv'
import { readGraphCsv } from './graph-csv'
import { graphCsvLimits } from './graph-csv-limits'

const people = { name: 'people.csv', text: 'id,label,name\nP1,Person,Ann\nP2,Person,"Bo, the 2nd"\n' }

const faultOf = (text: string, others = [people]) => {
  const result = readGraphCsv([...others, { name: 'new.csv', text }])
  return 'fault' in result ? [result.fault.kind, result.fault.line, result.fault.text] : undefined
}
const readOf = (...texts: string[]) => {
  const result = readGraphCsv(texts.map((text, index) => ({ name: `${index}.csv`, text })))
  if ('fault' in result) throw new Error(result.fault.kind)
  return result
}

describe('a graph in CSV', () => {
  test('has vertices and edges by its headings, and all other columns', () => {
    expect(readOf(people.text, '\uFEFFfrom,to,type,since\r\nP1,P2,KNOWS,2020\r\n')).toEqual({
      vertices: [
        {
          columns: ['name'],
          rows: [
            { file: '0.csv', line: 2, id: 'P1', name: 'Person', cells: ['Ann'] },
            { file: '0.csv', line: 3, id: 'P2', name: 'Person', cells: ['Bo, the 2nd'] }
          ]
        }
      ],
      edges: [{ columns: ['since'], rows: [{ file: '1.csv', line: 2, from: 'P1', to: 'P2', name: 'KNOWS', cells: ['2020'] }] }]
    })
  })

  test.each([
    ['id,kind\nP1,Person\n', 'from,to,kind\nP1,P1,KNOWS\n'],
    ['ID,Label\nP1,Person\n', 'Source,Target,Type\nP1,P1,KNOWS\n'],
    [':ID,:LABEL\nP1,Person\n', ':START_ID,:END_ID,:TYPE\nP1,P1,KNOWS\n']
  ])('may have the headings of other tools: %j', (vertices, edges) => {
    const read = readOf(vertices, edges)
    expect(read.vertices[0]?.rows).toMatchObject([{ id: 'P1', name: 'Person' }])
    expect(read.edges[0]?.rows).toMatchObject([{ from: 'P1', to: 'P1', name: 'KNOWS' }])
  })

  test('prefers its own headings, and reads the others beside them as properties', () => {
    expect(readOf('id,label,kind\nP1,Person,x\n').vertices[0]).toMatchObject({ columns: ['kind'], rows: [{ name: 'Person' }] })
  })

  test('may number its edges', () => {
    expect(readOf('id\nP1\n', 'id,from,to,amount\n7,P1,P1,3\n').edges[0]).toMatchObject({ columns: ['id', 'amount'] })
  })

  test('needs neither labels nor types', () => {
    expect(readOf('id\nP1\n', 'from,to\nP1,P1\n')).toMatchObject({
      vertices: [{ rows: [{ name: '' }] }],
      edges: [{ rows: [{ name: '' }] }]
    })
  })

  test('may be what the site exports', () => {
    const text = writeCsv([
      ['id', 'label', 'x'],
      ['=1', 'Person', '-5']
    ])
    expect(readOf(text).vertices[0]?.rows).toMatchObject([{ id: '=1', cells: ['-5'] }])
  })

  test.each([
    ['', ['empty', 1, '']],
    ['name,label\n', ['header', 1, 'name,label']],
    ['from,label\n', ['header', 1, 'from,label']],
    ['id,label,id\n', ['header', 1, 'id,label,id']],
    ['id,label,\n', ['header', 1, 'id,label,']],
    ['id,label\nX\n', ['cells', 2, 'X']],
    ['id,label\nX,"open', ['quote', 2, '"open']],
    ['id,label\n,Person\n', ['id', 2, '']],
    ['id\n<b>\n', ['id', 2, '<b>']],
    ['id,label\n"B\n1",Person', ['id', 2, 'B\n1']],
    ['id,label\nP1,Person\n', ['twice', 2, 'P1']],
    ['from,to\nP1,P9\n', ['unknown-end', 2, 'P9']],
    [`id,text\nX,${'a'.repeat(graphCsvLimits.cell + 1)}\n`, ['long', 2, `${'a'.repeat(40)}…`]]
  ])('is refused with the line of the fault: %j', (text, fault) => {
    expect(faultOf(text)).toEqual(fault)
  })

  test('is refused without vertices, and beyond its limits, at the first line beyond', () => {
    expect(faultOf('from,to\n', [])).toEqual(['no-vertices', 1, ''])
    const many = (count: number) => `id\n${Array.from({ length: count }, (_, n) => `v${n}`).join('\n')}`
    expect(faultOf(many(graphCsvLimits.vertices + 1), [])).toEqual(['vertices', graphCsvLimits.vertices + 2, ''])
    expect(faultOf(many(graphCsvLimits.vertices), [])).toBeUndefined()
    expect(faultOf(`from,to\n${'P1,P2\n'.repeat(graphCsvLimits.edges + 1)}`)).toEqual(['edges', graphCsvLimits.edges + 2, ''])
    expect(faultOf(' '.repeat(graphCsvLimits.bytes + 1))).toEqual(['bytes', 1, ''])
  })
})

test.each(['zh-CN', 'en-US'])('the document on the format has files that it reads, and states its limits, in %s', (locale) => {
  const url = new URL(`../content/docs/latest/${locale}/9-import.md`, import.meta.url)
  const section =
    readFileSync(url, 'utf8')
      .split(/^## /m)
      .find((each) => each.includes('{#own-graph}')) ?? ''
  const files = [...section.matchAll(/^```csv \S+\n(.*?)^```/gms)].map(([, text = '']) => text)
  expect(readOf(...files)).toMatchObject({ vertices: [{ columns: ['name'] }], edges: [{ columns: ['share'] }] })
  const numbers = section
    .replaceAll(/(\d),(\d)/g, '$1$2')
    .match(/\d+/g)
    ?.map(Number)
  expect(numbers).toEqual(expect.arrayContaining([graphCsvLimits.vertices, graphCsvLimits.edges, graphCsvLimits.bytes / 1e6]))
})
