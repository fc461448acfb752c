import fc from 'fast-check'
import * as v from 'valibot'
import { describe, expect, test } from 'vitest'
import { runQuery } from '~/query/engine'
import { size } from '../../../tests/support/sizes'
import { readOwnGraph } from './own-graph'
import { graphSchema } from './worker-messages'

const people = {
  name: 'people.csv',
  text: 'id,label,name,born,score,member\nP1,Person,Ann,1990-02-28,1,true\nP2,Person,"Bo, the 2nd",,2,false\n'
}
const firms = { name: 'firms.csv', text: '\uFEFFid,label\r\n公司1,公司\r\n' }
const shares = { name: 'shares.csv', text: 'from,to,type,part\nP1,公司1,OWNS,0.5\nP2,公司1,,1\n' }

const faultOf = (text: string, others = [people]) => {
  const result = readOwnGraph([...others, { name: 'new.csv', text }])
  return 'fault' in result ? [result.fault.kind, result.fault.line, result.fault.text] : undefined
}

describe('a graph of the visitor’s own', () => {
  test('has labels, types and properties of the columns, each of the kind that all its cells have', () => {
    const result = readOwnGraph([shares, people, firms])
    if ('fault' in result) throw new Error(result.fault.kind)
    expect(result.graph.vertices[0]).toEqual({
      id: 'P1',
      labels: ['Person'],
      properties: { id: 'P1', name: 'Ann', born: { date: '1990-02-28' }, score: 1, member: true }
    })
    expect(result.graph.vertices[1]?.properties).toEqual({ id: 'P2', name: 'Bo, the 2nd', score: 2, member: false })
    expect(result.graph.edges).toEqual([
      { id: 'e1', from: 'P1', to: '公司1', type: 'OWNS', properties: { part: { float: 0.5 } } },
      { id: 'e2', from: 'P2', to: '公司1', type: 'CONNECTED', properties: { part: { float: 1 } } }
    ])
    expect(result.shapes).toEqual({ Person: 'circle', 公司: 'square' })
    expect([...result.positions.keys()]).toEqual(['P1', 'P2', '公司1'])
  })

  test('answers queries', () => {
    const result = readOwnGraph([people, firms, shares])
    if ('fault' in result) throw new Error(result.fault.kind)
    const { answers } = runQuery(
      result.graph,
      'MATCH (p:Person)-[o:OWNS]->(c:`公司`) WHERE p.born < date("2000-01-01") RETURN p.name, o.part'
    )
    expect(answers[0]?.rows.map((cells) => cells.map(({ text }) => text))).toEqual([['Ann', '0.5']])
  })

  test.each<[string, unknown[]]>([
    ['0,-7,120', [0, -7, 120]],
    ['00123,45,6', ['00123', '45', '6']],
    ['0.5,-12.25,3', [{ float: 0.5 }, { float: -12.25 }, { float: 3 }]],
    ['007.5,1.5,2', ['007.5', '1.5', '2']],
    ['0.30000000000000004,1.0E-7,1e-07', [{ float: 0.1 + 0.2 }, { float: 1e-7 }, { float: 1e-7 }]],
    ['1.5e+20,2,1e+300', [{ float: 1.5e20 }, { float: 2 }, { float: 1e300 }]],
    ['1.5,1e+400', ['1.5', '1e+400']],
    ['12E4,13E5', ['12E4', '13E5']]
  ])('a column is of numbers if all its cells are, and codes stay texts: %s', (cells, values) => {
    const rows = cells.split(',').map((cell, index) => `V${index},${cell}\n`)
    const result = readOwnGraph([{ name: 'v.csv', text: `id,code\n${rows.join('')}` }])
    if ('fault' in result) throw new Error(result.fault.kind)
    expect(result.graph.vertices.map(({ properties }) => properties.code)).toEqual(values)
  })

  test('a day that no calendar has makes a column of text', () => {
    const result = readOwnGraph([{ name: 'v.csv', text: 'id,day\nA,2026-02-30\n' }])
    expect(result).toMatchObject({ graph: { vertices: [{ properties: { day: '2026-02-30' } }] } })
  })

  test('is refused where a label or a type is no name', () => {
    expect(faultOf('id,label\nX,a b\n')).toEqual(['name', 2, 'a b'])
    expect(faultOf('from,to,type\nP1,P2,1st\n')).toEqual(['name', 2, '1st'])
  })

  test('of any text is one that the engine takes, or a fault', () => {
    const cell = fc.oneof(
      fc.constantFrom('P1', 'a', '1', '-2.5', 'true', '2026-01-01', '', '__proto__', '"x"'),
      fc.string({ maxLength: 8 })
    )
    const head = fc.constantFrom('id', 'id,label', 'from,to', 'from,to,type', 'id,__proto__', 'id,constructor,x')
    const file = fc.tuple(head, fc.array(fc.array(cell, { minLength: 1, maxLength: 3 }), { maxLength: 6 }))
    fc.assert(
      fc.property(fc.array(file, { maxLength: 3 }), (files) => {
        const result = readOwnGraph(
          files.map(([first, rows], n) => ({
            name: `${n}.csv`,
            text: [first, ...rows.map((cells) => cells.join(','))].join('\n')
          }))
        )
        if (!('fault' in result)) expect(JSON.stringify(v.parse(graphSchema, result.graph))).toBe(JSON.stringify(result.graph))
      }),
      { numRuns: size(5000) }
    )
  })
})
