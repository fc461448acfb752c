import fc from 'fast-check'
import * as v from 'valibot'
import { describe, expect, test } from 'vitest'
import { runQuery } from '~/query/engine'
import { size } from '../../../tests/support/sizes'
import { ownGraphLimits, readOwnGraph } from './own-graph'
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
    expect([...result.places.keys()]).toEqual(['P1', 'P2', '公司1'])
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

  test('a day that no calendar has makes a column of text', () => {
    const result = readOwnGraph([{ name: 'v.csv', text: 'id,day\nA,2026-02-30\n' }])
    expect(result).toMatchObject({ graph: { vertices: [{ properties: { day: '2026-02-30' } }] } })
  })

  test.each([
    ['', ['empty', 1, '']],
    ['name,label\n', ['header', 1, 'name,label']],
    ['id,label,id\n', ['header', 1, 'id,label,id']],
    ['id,label\nX\n', ['cells', 2, 'X']],
    ['id,label\nX,"open', ['quote', 2, '"open']],
    ['id,label\n,Person\n', ['id', 2, '']],
    ['id,label\nP1,Person\n', ['twice', 2, 'P1']],
    ['id,label\nX,a b\n', ['name', 2, 'a b']],
    ['from,to\nP1,P9\n', ['unknown-end', 2, 'P9']],
    [`id,text\nX,${'a'.repeat(ownGraphLimits.cell + 1)}\n`, ['long', 2, `${'a'.repeat(40)}…`]]
  ])('is refused with the line of the fault: %j', (text, fault) => {
    expect(faultOf(text)).toEqual(fault)
  })

  test('is refused without vertices, and beyond the limits of the engine', () => {
    expect(faultOf('from,to\n', [])).toEqual(['no-vertices', 1, ''])
    const many = (count: number) => `id\n${Array.from({ length: count }, (_, n) => `v${n}`).join('\n')}`
    expect(faultOf(many(ownGraphLimits.vertices + 1), [])).toEqual(['vertices', ownGraphLimits.vertices + 2, ''])
    expect(faultOf(many(ownGraphLimits.vertices), [])).toBeUndefined()
    expect(faultOf(`from,to\n${'P1,P2\n'.repeat(ownGraphLimits.edges + 1)}`)).toEqual(['edges', ownGraphLimits.edges + 2, ''])
    expect(faultOf(' '.repeat(ownGraphLimits.bytes + 1))).toEqual(['bytes', 1, ''])
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
        if (!('fault' in result)) expect(v.is(graphSchema, result.graph)).toBe(true)
      }),
      { numRuns: size(5000) }
    )
  })
})
